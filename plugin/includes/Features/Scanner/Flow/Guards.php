<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Follows which statements run only for those who may run them: in a condition that checks it, or behind one that ends the function. */
final class Guards {

	/** Functions that end the request, of any file. */
	private const ENDS = '/die|exit|abort|error|fail|den(?:y|ied)|forbid|unauthor|not_?allowed|redirect|nonce_ays|send_json|login/i';

	/** Tokens of a block in which something that ends the request is looked for. */
	private const MAX_SEARCHED = 1500;

	/** Tokens of a block in which its end is looked for. */
	private const MAX_BLOCK = 20000;

	private const ALTERNATIVE_ENDS = array(
		T_ENDIF      => true,
		T_ENDFOR     => true,
		T_ENDFOREACH => true,
		T_ENDWHILE   => true,
		T_ENDSWITCH  => true,
	);

	private Run $run;
	private Tokens $tokens;

	/** @var Guard[] Around the current statement. */
	private array $open = array();

	/** The block that has just ended: an `else` may follow. */
	private ?Guard $last = null;

	public function __construct( Run $run ) {
		$this->run    = $run;
		$this->tokens = $run->tokens;
	}

	/** Ends the blocks that end before a token. */
	public function leave( int $at ): void {
		$this->last = null;
		while ( $this->open && $at >= end( $this->open )->end ) {
			$this->last                   = array_pop( $this->open );
			$this->run->scope->is_checked = $this->last->after;
		}
	}

	/**
	 * Begins the block behind a condition.
	 *
	 * @param int $at        The token behind the condition.
	 * @param int $condition Flags of its value.
	 */
	public function enter( int $at, int $condition = 0, bool $is_switch = false ): void {
		$scope            = $this->run->scope;
		$guard            = new Guard( $this->block_end( $at ), $scope->is_checked, $condition & Value::CHECKS );
		$guard->is_switch = $is_switch;
		$this->open[]     = $guard;
		if ( 0 === $guard->flags ) {
			return;
		}
		$is_allowed        = 0 !== ( $guard->flags & Value::ALLOWED );
		$is_denied         = 0 !== ( $guard->flags & Value::DENIED );
		$scope->is_checked = $scope->is_checked || $is_allowed;
		if ( $is_denied || 0 !== ( $guard->flags & Value::MAY_END ) ) {
			$this->end_guard( $guard, $at );
		}
	}

	/** Begins the block of an `else`. */
	public function enter_else( int $at ): void {
		$if = $this->last;
		if ( ! $if ) {
			return;
		}
		$guard                        = new Guard( $this->block_end( $at + 1 ), $if->before, 0 );
		$guard->after                 = $if->after;
		$this->open[]                 = $guard;
		$is_denied                    = 0 !== ( $if->flags & Value::DENIED );
		$this->run->scope->is_checked = $if->before || $is_denied;
		if ( 0 !== ( $if->flags & Value::ALLOWED ) ) {
			$this->end_guard( $guard, $at + 1 );
		}
	}

	/** The condition of an `elseif` belongs to the `else`. */
	public function enter_else_if(): void {
		if ( $this->last ) {
			$this->run->scope->is_checked = $this->last->before || 0 !== ( $this->last->flags & Value::DENIED );
		}
	}

	/** If the block ends the function or the request, what follows runs only for the others. */
	private function end_guard( Guard $guard, int $at ): void {
		$exit         = $this->exit( $at, $guard->end );
		$guard->after = $guard->after || $exit > 0;
		if ( 2 === $exit && 1 === count( $this->open ) ) {
			$this->run->scope->has_ended = true;
		}
	}

	public function enter_case(): void {
		$guard = end( $this->open );
		if ( $guard && $guard->is_switch ) {
			$this->run->scope->is_checked = $guard->before;
		}
	}

	/** @return int 0 if it ends nothing, 1 if it ends the function or loop, 2 for the request. */
	public function exit( int $from, int $end ): int {
		$exit = 0;
		$end  = min( $end, $from + self::MAX_SEARCHED );
		$this->run->add_steps( intdiv( max( 0, $end - $from ), 20 ) );
		for ( $i = $from; $i < $end; $i++ ) {
			$type = $this->tokens->types[ $i ];
			if ( T_EXIT === $type || T_THROW === $type || ( T_STRING === $type && '(' === $this->tokens->types[ $i + 1 ] && 1 === preg_match( self::ENDS, $this->tokens->texts[ $i ] ) ) ) {
				return 2;
			}
			if ( in_array( $type, array( T_RETURN, T_CONTINUE, T_BREAK, T_GOTO ), true ) ) {
				$exit = 1;
			}
		}

		return $exit;
	}

	/**
	 * The token behind the block or statement at a token: `{ … }`, `: … endif`, or one statement.
	 *
	 * @return int The last token if it isn't found nearby.
	 */
	private function block_end( int $at ): int {
		$is_alternative = ':' === $this->tokens->types[ $at ];
		$depth          = 1;
		for ( $i = $is_alternative ? $at + 1 : $at; $i < $this->tokens->count && $i < $at + self::MAX_BLOCK; $i++ ) {
			$type = $this->tokens->types[ $i ];
			if ( $is_alternative ) {
				if ( ':' === $type && ')' === $this->tokens->types[ $i - 1 ] ) {
					++$depth;
				} elseif ( isset( self::ALTERNATIVE_ENDS[ $type ] ) && --$depth < 1 ) {
					return $i;
				} elseif ( ( T_ELSE === $type || T_ELSEIF === $type ) && 1 === $depth ) {
					return $i;
				}
			} elseif ( '{' === $type ) {
				$i = $this->tokens->ends[ $i ] ?? $this->tokens->count;
				if ( ! $this->has_else( $i + 1, $at ) ) {
					return $i + 1;
				}
			} elseif ( ';' === $type && ! $this->has_else( $i + 1, $at ) ) {
				return $i + 1;
			} elseif ( isset( $this->tokens->ends[ $i ] ) ) {
				$i = $this->tokens->ends[ $i ];
			}
		}

		return min( $i, $this->tokens->count );
	}

	/** Whether the statement at a token is an `if` that goes on with an `else`. */
	private function has_else( int $at, int $start ): bool {
		return T_IF === $this->tokens->types[ $start ] && in_array( $this->tokens->types[ $at ] ?? '', array( T_ELSE, T_ELSEIF ), true );
	}
}
