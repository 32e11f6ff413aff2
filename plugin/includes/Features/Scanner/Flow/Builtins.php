<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** What functions of PHP and WordPress return, and what they do with their arguments. */
final class Builtins {

	/** Names of PHP's functions for passwords and codes. They check what, not who. */
	private const NO_CHECK = '/^(?:wp_|password_|openssl_|sodium_|posix_|is_user_|get_|set_|remove_|add_)/';

	private Run $run;
	private Expressions $expressions;
	private Variables $variables;
	private Sinks $sinks;
	private Files $files;
	private Hooks $hooks;

	/** @var array<string, true> */
	private static array $decode;
	/** @var array<string, true> */
	private static array $pass;
	/** @var array<string, true> */
	private static array $pure;

	public function __construct( Run $run, Expressions $expressions, Variables $variables, Sinks $sinks, Files $files, Hooks $hooks ) {
		$this->run         = $run;
		$this->expressions = $expressions;
		$this->variables   = $variables;
		$this->sinks       = $sinks;
		$this->files       = $files;
		$this->hooks       = $hooks;
		self::$decode      = self::$decode ?? array_fill_keys( Names::DECODE, true );
		self::$pass        = self::$pass ?? array_fill_keys( Names::PASS, true );
		self::$pure        = self::$pure ?? array_fill_keys( Names::PURE, true );
	}

	/** @param string $name Lower case. */
	public function call( string $name, Arguments $arguments, int $at ): Value {
		return $this->files->call( $name, $arguments, $at ) ?? $this->hooks->call( $name, $arguments, $at ) ?? $this->special( $name, $arguments, $at ) ?? $this->calculated( $name, $arguments );
	}

	/** @return Value|null Null for other functions. */
	private function special( string $name, Arguments $arguments, int $at ): ?Value {
		switch ( $name ) {
			case 'extract':
			case 'import_request_variables':
				$this->run->scope->other = $this->run->scope->other->or( new Value( $arguments->value( 0 )->flags ) );
				foreach ( $arguments->value( 0 )->items ?? array() as $key => $item ) {
					$this->variables->write( new Place( (string) $key ), $item );
				}
				return new Value();
			case 'parse_str':
			case 'mb_parse_str':
				$this->variables->write( $arguments->place( 1 ) ?? new Place( '' ), new Value( $arguments->value( 0 )->flags ) );
				return new Value();
			case 'preg_match':
			case 'preg_match_all':
				$this->matched( $arguments );
				return new Value();
			case 'strpos':
			case 'stripos':
			case 'strstr':
			case 'stristr':
			case 'str_contains':
				$this->expressions->compare( $arguments->value( 0 ), $arguments->value( 1 ), $at );
				return 'strstr' === $name || 'stristr' === $name ? $arguments->value( 0 ) : new Value();
			case 'define':
				$this->run->constants[ (string) $arguments->value( 0 )->text ] = $arguments->value( 1 );
				return new Value();
			case 'constant':
				return $this->run->constants[ (string) $arguments->value( 0 )->text ] ?? new Value();
			case 'func_get_args':
				return Value::items( $this->run->scope->arguments );
			case 'func_get_arg':
				return new Value( Value::flags_of( $this->run->scope->arguments ) );
			case 'mail':
			case 'wp_mail':
			case 'mb_send_mail':
				$this->sinks->mailed( $arguments, $at );
				return new Value();
			case 'curl_setopt':
			case 'curl_setopt_array':
				$this->sinks->sent( $arguments->flags(), $at );
				if ( $arguments->value( 2 )->path ) {
					$this->files->write( $arguments->value( 2 )->path, new Value( Value::REMOTE ), null, $at );
				}
				$place = $arguments->place( 0 );
				if ( $place ) {
					$this->variables->write( $place, $this->variables->read( $place )->and_flags( $arguments->flags() & Value::VISITOR ) );
				}
				return new Value();
			case 'header':
			case 'wp_redirect':
				$this->sinks->redirected( $arguments->value( 0 ), $at );
				return new Value();
			case 'unserialize':
				$this->sinks->unserialized( $arguments, $at );
				return new Value( $arguments->value( 0 )->flags );
			case 'preg_replace':
			case 'preg_filter':
				if ( 1 === preg_match( '/^\s*([^\w\s\\\\]).*[^\w\s\\\\][a-z]*e[a-z]*$/isD', (string) $arguments->value( 0 )->text ) ) {
					$this->pattern( $arguments, $at );
				}
				return null;
			case 'mb_ereg_replace':
			case 'mb_eregi_replace':
				if ( false !== strpos( (string) $arguments->value( 3 )->text, 'e' ) ) {
					$this->pattern( $arguments, $at );
				}
				return new Value( $arguments->flags() );
			case 'stream_copy_to_stream':
				$this->files->write( $arguments->value( 1 )->path ?? new Value(), new Value( $arguments->value( 0 )->flags ), null, $at );
				return new Value();
			case 'wp_upload_bits':
				$this->files->write( $arguments->value( 0 ), $arguments->value( 2 ), null, $at );
				return new Value();
			case 'mysqli_query':
			case 'mysqli_multi_query':
			case 'pg_query':
				$this->sinks->queried( $arguments->value( 1 ), $arguments->place( 1 ), $at );
				return new Value( Value::STORED );
			case 'mysql_query':
				$this->sinks->queried( $arguments->value( 0 ), $arguments->place( 0 ), $at );
				return new Value( Value::STORED );
			case 'getenv':
				return new Value( Variables::server_flags( (string) $arguments->value( 0 )->text ) );
			case 'deactivate_plugins':
			case 'delete_plugins':
				if ( 1 === preg_match( '/wordfence|sucuri|better-wp-security|all-in-one-wp-security|malcare|cerber|defender|ninjafirewall/', $arguments->value( 0 )->element( null )->text ?? (string) $arguments->value( 0 )->text ) ) {
					$this->run->report_unless_checked( 'hidden-plugin', $at );
				}
				return new Value();
			case 'gethostbyaddr':
				return new Value( $arguments->flags() );
			case 'update_option':
			case 'add_option':
			case 'set_transient':
			case 'update_site_option':
			case 'error_log':
			case 'setcookie':
				$this->sinks->sent( $arguments->flags(), $at );
				if ( 'error_log' === $name ) {
					$this->files->write( $arguments->value( 2 ), $arguments->value( 0 ), null, $at );
				}
				if ( 'update_option' === $name && $arguments->value( 0 )->has( Value::REQUEST ) && ! $arguments->value( 0 )->is_prefixed() && $arguments->value( 1 )->has( Value::REQUEST ) ) {
					$this->run->report_unless_checked( 'request-setting', $at );
				}
				return new Value();
			case 'hash':
			case 'crypt':
				// A file can choose how long they take.
				return new Value( $arguments->flags() & Value::SECRET );
			case 'md5':
			case 'sha1':
				$this->run->add_steps( Folding::steps( $arguments->values ) );
				return Folding::call( $name, $arguments->values ) ?? new Value( $arguments->flags() & Value::SECRET );
			case 'hash_equals':
			case 'strcmp':
			case 'strcasecmp':
				$this->expressions->compare( $arguments->value( 0 ), $arguments->value( 1 ), $at );
				return new Value();
			case 'putenv':
				if ( 0 === strpos( $arguments->value( 0 )->start, 'LD_PRELOAD' ) ) {
					$this->run->report( 'remote-control', $at );
				}
				return new Value();
			case 'ini_set':
				if ( 1 === preg_match( '/^auto_(?:ap|pre)pend_file$/', (string) $arguments->value( 0 )->text ) ) {
					$this->sinks->included( $arguments->value( 1 ), $at );
				}
				return new Value();
			case 'print_r':
			case 'printf':
			case 'vprintf':
				$this->sinks->shown( 'printf' === $name ? new Value( $arguments->flags() ) : $arguments->value( 0 ), $at );
				return 'print_r' === $name ? null : new Value();
			default:
				return null;
		}
	}

	private function pattern( Arguments $arguments, int $at ): void {
		if ( $arguments->value( 1 )->has( Value::REQUEST | Value::DECODED | Value::REMOTE ) || $arguments->value( 2 )->has( Value::REQUEST ) || 1 === preg_match( '/\b(?:eval|base64_|assert|system)/i', (string) $arguments->value( 1 )->text ) ) {
			$this->run->report( 'pattern-code', $at );
		}
	}

	private function matched( Arguments $arguments ): void {
		$pattern = (string) $arguments->value( 0 )->text;
		$subject = $arguments->value( 1 );
		$this->expressions->compare( $subject, $arguments->value( 0 ), $this->run->at );
		if ( 1 === preg_match( '/^.\^.*\$\W?\w*$/s', $pattern ) && false === strpos( $pattern, '.*' ) && false === strpos( $pattern, '.+' ) ) {
			// The whole text has to be as expected.
			$this->variables->limit( $arguments->place( 1 ) );
			$subject = $subject->without_flags( Value::REQUEST );
		}
		if ( $arguments->place( 2 ) ) {
			$this->variables->write( $arguments->place( 2 ), new Value( $subject->flags ) );
		}
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
			foreach ( $arguments->places as $place ) {
				$this->variables->limit( $place );
			}
		} elseif ( in_array( $name, array( 'intval', 'absint', 'floatval' ), true ) ) {
			return new Value( $arguments->flags() & ( Value::REQUEST | Value::NUMBER ) ? Value::NUMBER : 0 );
		} else {
			$this->check( $name );
		}

		return new Value();
	}

	/** Notes that a function or method of another file checks who asks. */
	public function check( string $name ): void {
		if ( in_array( $name, Names::CHECKS, true ) || ( 1 === preg_match( Names::CHECK_NAMES, $name ) && 1 !== preg_match( self::NO_CHECK, $name ) ) ) {
			$this->run->scope->is_checked = true;
		}
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
		$value = new Value( $arguments->flags() );
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

		return isset( self::$decode[ $name ] ) && ! self::is_usual( $name, $arguments ) ? $result->and_flags( Value::DECODED ) : $result;
	}
}
