<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** What functions of PHP and WordPress return. */
final class Builtins {

	/** Names of PHP's functions for passwords and codes. They check what, not who. */
	private const NO_CHECK = '/^(?:wp_|password_|openssl_|sodium_|posix_|is_user_|get_|set_|remove_|add_|ftp_|ssh2_|imap_|is_(?:network_|blog_)?admin(?:_bar_showing)?$)/';

	/** They end the request, unless their third argument is `false`. */
	private const ENDING_CHECKS = array( 'check_admin_referer', 'check_ajax_referer', 'auth_redirect' );

	private Run $run;
	private Variables $variables;
	private Sinks $sinks;
	private Files $files;
	private Hooks $hooks;
	private Specials $specials;

	/** @var array<string, true> */
	private static array $decode;
	/** @var array<string, true> */
	private static array $pass;
	/** @var array<string, true> */
	private static array $pure;

	public function __construct( Run $run, Variables $variables, Sinks $sinks, Files $files, Hooks $hooks, Specials $specials ) {
		$this->run       = $run;
		$this->variables = $variables;
		$this->sinks     = $sinks;
		$this->files     = $files;
		$this->hooks     = $hooks;
		$this->specials  = $specials;
		self::$decode    = self::$decode ?? array_fill_keys( Names::DECODE, true );
		self::$pass      = self::$pass ?? array_fill_keys( Names::PASS, true );
		self::$pure      = self::$pure ?? array_fill_keys( Names::PURE, true );
	}

	/** @param string $name Lower case. */
	public function call( string $name, Arguments $arguments, int $at ): Value {
		return $this->files->call( $name, $arguments, $at ) ?? $this->hooks->call( $name, $arguments, $at ) ?? $this->specials->call( $name, $arguments, $at ) ?? $this->calculated( $name, $arguments );
	}

	/** What a function returns that does nothing else. */
	private function calculated( string $name, Arguments $arguments ): Value {
		if ( isset( self::$pure[ $name ] ) ) {
			$this->run->add_steps( Folding::steps( $arguments->values ) );
			$result = Folding::call( $name, $arguments->values );
			if ( $result ) {
				return $this->hidden( $name, $result, $arguments );
			}
		}
		if ( isset( self::$decode[ $name ] ) && ! self::is_usual( $name, $arguments ) ) {
			$known = in_array( $name, array( 'gzinflate', 'gzuncompress', 'gzdecode' ), true ) ? Folding::inflate( $name, $arguments->value( 0 ) ) : null;
			if ( $known ) {
				$this->sinks->decoded( $known, $this->run->at );
			}
			return ( $known ?? new Value( $arguments->flags() ) )->and_flags( Value::DECODED );
		}
		if ( in_array( $name, Names::ENCODE, true ) ) {
			return new Value( $arguments->flags() & ~( Value::REQUEST | Value::REMOTE | Value::DECODED | Value::REMOTE_PAGE ) );
		}
		if ( in_array( $name, Names::REMOTE, true ) ) {
			$this->sinks->sent( $arguments->flags(), $this->run->at );
			return new Value( Value::REMOTE | ( $arguments->value( 0 )->has( Value::VISITOR ) && 0 === strpos( $name, 'curl' ) ? Value::REMOTE_PAGE : 0 ) );
		}
		if ( in_array( $name, Names::STORED, true ) ) {
			return new Value( Value::STORED );
		}
		if ( in_array( $name, Names::REQUEST, true ) ) {
			return new Value( Value::REQUEST );
		}
		if ( isset( self::$pass[ $name ] ) ) {
			return $this->passed( $name, $arguments );
		}
		if ( in_array( $name, Names::LIMITS, true ) ) {
			$this->limited( $name, $arguments );
		} elseif ( in_array( $name, array( 'intval', 'absint', 'floatval' ), true ) ) {
			return new Value( $arguments->flags() & ( Value::REQUEST | Value::NUMBER ) ? Value::NUMBER : 0 );
		} else {
			return $this->check( $name, $arguments );
		}

		return new Value();
	}

	/** A list that a visitor sends limits nothing. */
	private function limited( string $name, Arguments $arguments ): void {
		if ( ! $arguments->value( 1 )->has( Value::REQUEST | Value::SERVER ) || 'method_exists' === $name ) {
			$this->variables->limit( $arguments->place( 0 ) );
		}
		if ( 'method_exists' === $name ) {
			$this->variables->limit( $arguments->place( 1 ) );
		}
	}

	/** Whether a function or method of another file checks who asks. */
	public function check( string $name, Arguments $arguments ): Value {
		$scope = $this->run->scope;
		if ( in_array( $name, self::ENDING_CHECKS, true ) && '' !== $arguments->value( 2 )->text ) {
			$scope->is_checked = true;
			$scope->has_ended  = $scope->has_ended || 0 === $scope->conditions;
			return new Value( Value::ALLOWED );
		}
		if ( in_array( $name, Names::CHECKS, true ) ) {
			if ( $this->run->is_at_login && ( 'user_can' === $name || 'has_cap' === $name ) ) {
				// About the user who logs in: it tells an attacker whose password is worth stealing.
				return new Value();
			}
			return new Value( Value::ALLOWED );
		}
		if ( 'is_wp_error' === $name && $arguments->value( 0 )->has( Value::CHECKS ) ) {
			return $arguments->value( 0 )->negated();
		}

		return new Value( 1 === preg_match( Names::CHECK_NAMES, $name ) && 1 !== preg_match( self::NO_CHECK, $name ) ? Value::ALLOWED | Value::MAY_END : 0 );
	}

	/** Whether `pack()` writes numbers, as for a file format, or an address is decoded that isn't in the file. */
	private static function is_usual( string $name, Arguments $arguments ): bool {
		return 'pack' === $name
			? 1 === preg_match( '/^[^HhCcAa]+$/D', (string) $arguments->value( 0 )->text )
			: in_array( $name, array( 'urldecode', 'rawurldecode' ), true ) && null === $arguments->value( 0 )->text;
	}

	private function passed( string $name, Arguments $arguments ): Value {
		if ( in_array( $name, array( 'current', 'reset', 'end', 'array_pop', 'array_shift', 'pos', 'next' ), true ) ) {
			return $arguments->value( 0 )->element( null );
		}
		if ( 'compact' === $name ) {
			$items = array();
			foreach ( $arguments->values as $value ) {
				$items[ (string) $value->text ] = $this->variables->read( new Place( (string) $value->text ) );
			}
			return Value::items( $items );
		}
		// The name of a file that is downloaded.
		$value = new Value( $arguments->flags() & ~( 'basename' === $name ? Value::REMOTE : 0 ) );
		if ( in_array( $name, array( 'implode', 'join', 'sprintf' ), true ) ) {
			$first        = $arguments->value( 0 );
			$value->start = 'sprintf' === $name && '%' !== ( $first->start[0] ?? '' ) ? $first->start : '';
		} elseif ( in_array( $name, array( 'trim', 'rtrim', 'strtolower', 'basename', 'wp_unslash', 'stripslashes', 'realpath' ), true ) ) {
			$value->start = 'basename' === $name ? '' : $arguments->value( 0 )->start;
			$value->end   = $arguments->value( 0 )->end;
		}
		if ( ( 'substr' === $name || 'mb_substr' === $name ) && '1' === $arguments->value( 2 )->text && strlen( (string) $arguments->value( 0 )->text ) >= Value::READABLE ) {
			// At a calculated position.
			$value->flags |= Value::DECODED;
		}
		$value->items = in_array( $name, array( 'array_merge', 'array_values', 'array_filter', 'wp_unslash', 'wp_parse_args' ), true ) ? $arguments->value( 0 )->items : null;

		return $value;
	}

	private function hidden( string $name, Value $result, Arguments $arguments ): Value {
		if ( null !== $result->text && strlen( $result->text ) < 24 && 1 === preg_match( Names::HIDDEN, $result->text ) && $result->text !== $arguments->value( 0 )->text && ! in_array( $name, array( 'trim', 'strtolower', 'strtoupper', 'ucfirst', 'lcfirst', 'ucwords', 'basename' ), true ) ) {
			$this->run->report( 'hidden-name', $this->run->at );
		}

		if ( ! isset( self::$decode[ $name ] ) || self::is_usual( $name, $arguments ) ) {
			return $result;
		}
		if ( 'strrev' !== $name ) {
			$this->sinks->decoded( $result, $this->run->at );
		}

		return $result->and_flags( Value::DECODED );
	}
}
