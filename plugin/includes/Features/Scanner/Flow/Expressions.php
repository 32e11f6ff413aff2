<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Evaluates the expression at the current token: what is known of its value, and what it runs. */
final class Expressions {

	/** How strongly operators bind. */
	private const POWER = array(
		T_LOGICAL_OR          => 1,
		T_LOGICAL_XOR         => 1,
		T_LOGICAL_AND         => 1,
		'?'                   => 3,
		T_COALESCE            => 4,
		T_BOOLEAN_OR          => 5,
		T_BOOLEAN_AND         => 6,
		'|'                   => 7,
		'^'                   => 8,
		'&'                   => 9,
		T_IS_EQUAL            => 10,
		T_IS_NOT_EQUAL        => 10,
		T_IS_IDENTICAL        => 10,
		T_IS_NOT_IDENTICAL    => 10,
		T_SPACESHIP           => 10,
		'<'                   => 11,
		'>'                   => 11,
		T_IS_SMALLER_OR_EQUAL => 11,
		T_IS_GREATER_OR_EQUAL => 11,
		'.'                   => 12,
		T_SL                  => 13,
		T_SR                  => 13,
		'+'                   => 14,
		'-'                   => 14,
		'*'                   => 15,
		'/'                   => 15,
		'%'                   => 15,
		T_INSTANCEOF          => 17,
		T_POW                 => 18,
	);

	/** Prefixes bind more strongly than all operators but T_POW. */
	private const PREFIX = 17;

	/** Characters of a text that may be a password. */
	private const PASSWORD = 5;

	/** Characters that are put together one by one. */
	private const PICKED_NAME = 4;

	private Run $run;
	private Tokens $tokens;
	private Operands $operands;
	private Guards $guards;

	public function __construct( Run $run ) {
		$this->run    = $run;
		$this->tokens = $run->tokens;
		$this->guards = new Guards( $run );
	}

	public function set_operands( Operands $operands ): void {
		$this->operands = $operands;
	}

	/** @phpstan-impure Moves to the token behind the expression. */
	public function evaluate( int $power = 0 ): Value {
		$run = $this->run;
		if ( $run->is_over() || $run->depth >= Run::MAX_DEPTH ) {
			if ( $run->depth >= Run::MAX_DEPTH ) {
				$run->found += array( 'too-complex' => '' );
			}
			$run->at = $this->tokens->ends[ $run->at ] ?? $run->at;
			++$run->at;
			return new Value();
		}

		++$run->depth;
		$value = $this->operands->evaluate();
		$own   = self::POWER[ $this->tokens->types[ $run->at ] ] ?? -1;
		while ( $own >= $power ) {
			$value = $this->operator( $value, $own );
			$own   = self::POWER[ $this->tokens->types[ $run->at ] ] ?? -1;
		}
		--$run->depth;

		return $value;
	}

	/** The operand of a prefix. */
	public function prefixed(): Value {
		return $this->evaluate( self::PREFIX );
	}

	private function operator( Value $left, int $power ): Value {
		$at   = $this->run->at++;
		$type = $this->tokens->types[ $at ];
		switch ( $type ) {
			case '?':
				return $this->ternary( $left );
			case '.':
				return $this->joined( $left, $this->evaluate( $power + 1 ), $at );
			case T_COALESCE:
				return $left->or( $this->evaluate( $power ) );
			case '^':
			case '|':
			case '&':
				$right = $this->evaluate( $power + 1 );
				// Of unknown texts too: the usual way of encoding code.
				return Folding::operator( $this->tokens->texts[ $at ], $left, $right ) ?? new Value( $left->flags | $right->flags | ( '^' === $type ? Value::DECODED : 0 ) );
			case '+':
				$right = $this->evaluate( $power + 1 );
				return Folding::operator( '+', $left, $right ) ?? ( null !== $left->items || null !== $right->items ? $left->or( $right ) : new Value() );
			case T_BOOLEAN_AND:
			case T_LOGICAL_AND:
			case T_BOOLEAN_OR:
			case T_LOGICAL_OR:
				return $this->either( $left, $power, in_array( $type, array( T_BOOLEAN_AND, T_LOGICAL_AND ), true ) );
			default:
				$right = $this->evaluate( $power + 1 );
				$this->compare( $left, $right, $at );
				return Folding::operator( $this->tokens->texts[ $at ], $left, $right ) ?? $this->compared( $left, $right, $type );
		}
	}

	/** `&&` and `||`: the right side runs only in one case. */
	private function either( Value $left, int $power, bool $is_and ): Value {
		$run        = $this->run;
		$scope      = $run->scope;
		$at         = $run->at;
		$is_checked = $scope->is_checked;

		$scope->is_checked = $is_checked || $left->has( $is_and ? Value::ALLOWED : Value::DENIED );
		$right             = $this->evaluate( $power + 1 );
		$flags             = $left->flags | $right->flags;
		$scope->is_checked = $is_checked;
		if ( ! $is_and && $left->has( Value::ALLOWED ) && $this->guards->exit( $at, $run->at ) > 0 ) {
			$scope->is_checked = true;
		}

		// With `|| true`, it checks nothing.
		return new Value( ! $is_and && ( '1' === $left->text || '1' === $right->text ) ? 0 : $flags & Value::CHECKS );
	}

	/**
	 * What a comparison of a check's result says.
	 *
	 * @param int|string $type Of the operator.
	 */
	private function compared( Value $left, Value $right, $type ): Value {
		$check = $left->has( Value::CHECKS ) ? $left : $right;
		$other = $left->has( Value::CHECKS ) ? $right : $left;
		if ( ! $check->has( Value::CHECKS ) ) {
			return new Value();
		}
		$is_equal = in_array( $type, array( T_IS_EQUAL, T_IS_IDENTICAL ), true );
		$is_false = '' === $other->text || '0' === $other->text;

		return $is_equal === $is_false ? $check->negated() : new Value( $check->flags & Value::CHECKS );
	}

	private function ternary( Value $condition ): Value {
		if ( ':' === $this->tokens->types[ $this->run->at ] ) {
			++$this->run->at;
			return $condition->or( $this->evaluate( 4 ) );
		}
		$scope      = $this->run->scope;
		$is_checked = $scope->is_checked;

		$scope->is_checked = $is_checked || $condition->has( Value::ALLOWED );
		$value             = $this->evaluate();
		$scope->is_checked = $is_checked || $condition->has( Value::DENIED );
		if ( ':' === $this->tokens->types[ $this->run->at ] ) {
			++$this->run->at;
			$value = $value->or( $this->evaluate( 4 ) );
		}
		$scope->is_checked = $is_checked;

		return $value;
	}

	public function joined( Value $left, Value $right, int $at ): Value {
		$value = $left->joined( $right );
		if ( $value->has( Value::PICKED ) && strlen( (string) $value->text ) >= self::PICKED_NAME && 1 === preg_match( '/^[a-z_]+$/iD', (string) $value->text ) ) {
			$this->run->report( 'hidden-name', $at );
		}
		if ( in_array( $left->text, array( 'h', 'ht', 'htt' ), true ) && 0 === strpos( (string) $value->text, 'http' ) ) {
			// Harmless code writes addresses in one piece.
			$this->run->report( 'hidden-name', $at );
		}
		if ( null !== $value->text && '' !== $left->text && '' !== $right->text && strlen( $value->text ) < 24 && 1 === preg_match( Names::HIDDEN, $value->text ) ) {
			$this->run->report( 'hidden-name', $at );
		}

		return $value;
	}

	/** What a comparison says of the visitor. */
	public function compare( Value $value, Value $other, int $at ): void {
		$this->run->scope->is_for_request = $this->run->scope->is_for_request || $value->has( Value::REQUEST | Value::SECRET ) || $other->has( Value::REQUEST );
		foreach ( array( array( $value, $other ), array( $other, $value ) ) as list( $visitor, $text ) ) {
			if ( $visitor->has( Value::VISITOR ) && ( $text->has( Value::CRAWLER ) || 1 === preg_match( Names::SEARCH_ENGINES, (string) $text->text ) ) ) {
				$this->run->scope->is_for_crawlers = true;
			}
			if ( $visitor->has( Value::VISITOR ) && 1 === preg_match( '/checkout|wp-login/i', (string) $text->text ) ) {
				$this->run->is_at_login = true;
			}
			if ( $visitor->has( Value::VISITOR ) && ( $text->has( Value::BOT ) || 1 === preg_match( '/android|iphone|mobile/i', (string) $text->text ) ) ) {
				$this->run->scope->depends_on_browser = true;
			}
			if ( $visitor->has( Value::SECRET ) && ! $visitor->has( Value::REQUEST ) && strlen( (string) $text->text ) >= self::PASSWORD ) {
				$this->run->report( 'login-as-admin', $at );
			}
		}
	}
}
