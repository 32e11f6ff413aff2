<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Functions of PHP and WordPress that do something with their arguments. */
final class Specials {

	private Run $run;
	private Expressions $expressions;
	private Variables $variables;
	private Sinks $sinks;
	private Files $files;

	public function __construct( Run $run, Expressions $expressions, Variables $variables, Sinks $sinks, Files $files ) {
		$this->run         = $run;
		$this->expressions = $expressions;
		$this->variables   = $variables;
		$this->sinks       = $sinks;
		$this->files       = $files;
	}

	/** @return Value|null Null for other functions. */
	public function call( string $name, Arguments $arguments, int $at ): ?Value {
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
			case 'get_defined_vars':
				$this->variables->read( new Place( '_REQUEST' ) );
				$value        = Value::items( $this->run->scope->variables + array_fill_keys( array( '_GET', '_POST', '_REQUEST', '_COOKIE' ), new Value( Value::REQUEST ) ) );
				$value->flags = 0;
				return $value;
			case 'get_defined_functions':
				return new Value( Value::DECODED );
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
				if ( 1 === preg_match( '/^\s*([^\w\s\\\\]).*[^\w\s\\\\][a-z]*e[a-z]*$/isD', (string) $arguments->value( 0 )->text ) || ( null === $arguments->value( 0 )->text && $arguments->value( 0 )->has( Value::DECODED ) ) ) {
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
					$this->run->report( 'hidden-plugin', $at );
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
				$this->setting( $name, (string) $arguments->value( 0 )->text, $arguments->value( 1 ), $at );
				if ( 'update_option' === $name && $arguments->value( 0 )->has( Value::REQUEST ) && ! $arguments->value( 0 )->is_prefixed() && $arguments->value( 1 )->has( Value::REQUEST ) ) {
					$this->run->report( 'request-setting', $at );
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
				return 'hash_equals' === $name ? self::checked( $arguments ) : new Value();
			case 'wp_check_password':
			case 'password_verify':
				return self::checked( $arguments );
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

	/** A secret of the database is one of the site's owner; one in the file can be an attacker's. */
	private static function checked( Arguments $arguments ): Value {
		return new Value( 0 === ( $arguments->flags() & Value::STORED ) ? 0 : Value::ALLOWED );
	}

	/** A setting that attackers change. */
	private function setting( string $function_name, string $name, Value $value, int $at ): void {
		if ( 'update_option' !== $function_name ) {
			return;
		}
		if ( 'default_role' === $name && 'administrator' === $value->text ) {
			$this->run->report( 'added-admin', $at );
		} elseif ( 'active_plugins' === $name && $this->run->names_security ) {
			$this->run->report( 'hidden-plugin', $at );
		} elseif ( in_array( $name, array( 'siteurl', 'home' ), true ) && 1 === preg_match( '~^https?://~i', (string) $value->text ) ) {
			$this->run->report( 'hidden-redirect', $at );
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
}
