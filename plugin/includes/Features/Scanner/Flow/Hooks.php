<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Functions of WordPress that change who can do what: hooks, users and logins. */
final class Hooks {

	/** Positions of the password in the arguments of hooks. */
	private const PASSWORDS = array(
		'authenticate'         => 2,
		'wp_authenticate'      => 1,
		'wp_authenticate_user' => 1,
		'check_password'       => 1,
		'wp_check_password'    => 0,
		'password_reset'       => 1,
		'after_password_reset' => 1,
	);

	/** Positions of what visitors send in the arguments of hooks. */
	private const REQUESTS = array(
		'request'                       => 0,
		'parse_request'                 => 0,
		'preprocess_comment'            => 0,
		'pre_comment_content'           => 0,
		'wp_login_failed'               => 0,
		'heartbeat_received'            => 1,
		'heartbeat_nopriv_received'     => 1,
		'rest_dispatch_request'         => 1,
		'rest_pre_dispatch'             => 2,
		'rest_request_before_callbacks' => 2,
	);

	/** Hooks and methods whose arguments are from the database. */
	private const STORED = array(
		'the_content' => 0,
		'widget'      => 1,
	);

	public const LOGINS = '/login|authenticate|password|checkout|payment/';

	/** Hooks whose callbacks return a part of the page. */
	private const PAGES = array( 'the_content', 'ob_start', 'wp_footer', 'wp_head', 'the_excerpt', 'final_output' );

	/** Hooks that decide which users are listed. */
	private const USER_LISTS = array( 'pre_user_query', 'pre_get_users', 'users_list_table_query_args', 'rest_user_query' );

	private const ADMINISTRATOR = 'administrator';

	private Run $run;
	private Sinks $sinks;

	public function __construct( Run $run, Sinks $sinks ) {
		$this->run   = $run;
		$this->sinks = $sinks;
	}

	/** Arguments with which WordPress calls what is added to a hook. */
	public static function arguments( string $hook ): Arguments {
		$arguments = array();
		foreach ( array( array( self::PASSWORDS, Value::SECRET ), array( self::REQUESTS, Value::REQUEST ), array( self::STORED, Value::STORED ) ) as list( $hooks, $flag ) ) {
			if ( isset( $hooks[ $hook ] ) ) {
				$arguments                    = array_fill( 0, 3, new Value() );
				$arguments[ $hooks[ $hook ] ] = new Value( $flag );
			}
		}

		return new Arguments( $arguments );
	}

	/**
	 * @param Value     $result What the callback returns.
	 * @param Body|null $body   Null if it isn't in the file.
	 */
	public function added( string $hook, Value $callback, Value $result, ?Body $body, int $at ): void {
		if ( in_array( $hook, self::PAGES, true ) ) {
			$this->sinks->shown( $result, $at );
		}
		$is_true = '__return_true' === $callback->text || '1' === $result->text;
		if ( 'check_password' === $hook && $is_true ) {
			$this->run->report( 'login-as-admin', $at );
		}
		if ( in_array( $hook, array( 'determine_current_user', 'authenticate' ), true ) && ( $result->has( Value::ADMIN ) || is_numeric( $result->text ) ) ) {
			$this->run->report( 'login-as-admin', $at );
		}
		if ( 'upload_mimes' === $hook && isset( $result->items['php'] ) ) {
			$this->run->report( 'uploader', $at );
		}
		if ( ! $body ) {
			return;
		}
		if ( $body->is_for_crawlers && in_array( $hook, self::PAGES, true ) && $this->has( $body, '~<a\s[^>]*href=.?https?:~i' ) ) {
			$this->run->report( 'crawler-page', $at );
		}
		if ( 'user_has_cap' === $hook && $this->has( $body, '/^\\$_(?:GET|POST|REQUEST|COOKIE)$/' ) ) {
			$this->run->report( 'login-as-admin', $at );
		}
		if ( 'all_plugins' === $hook && $this->has( $body, '/^(?:unset|array_filter|array_diff|array_diff_key)$/i' ) ) {
			$this->run->report( 'hidden-plugin', $at );
		}
		if ( in_array( $hook, self::USER_LISTS, true ) && $this->has( $body, '/\b(?:user_login|ID)[^a-z]*(?:!=|<>|not\s)|^.(?:login_)?__?not_in.$|^.exclude.$/i' ) && ! $this->has( $body, '/^(?:current_user_can|is_super_admin)$/' ) ) {
			$this->run->report( 'hidden-user', $at );
		}
	}

	private function has( Body $body, string $pattern ): bool {
		$tokens = $this->run->tokens;
		for ( $i = $body->start; $i < $body->end; $i++ ) {
			if ( 1 === preg_match( $pattern, $tokens->texts[ $i ] ) ) {
				return true;
			}
		}

		return false;
	}

	/** @return Value|null Null if it is another function. */
	public function call( string $name, Arguments $arguments, int $at, int $callee_flags = 0 ): ?Value {
		switch ( $name ) {
			case 'wp_insert_user':
			case 'wp_update_user':
				$user = $arguments->value( 0 );
				if ( self::ADMINISTRATOR === ( $user->items['role'] ?? new Value() )->text && ( '' !== trim( ( $user->items['user_login'] ?? new Value() )->start ) || $user->has( Value::REQUEST ) ) ) {
					$this->run->report( 'added-admin', $at );
				}
				$this->run->has_new_user = true;
				return new Value();
			case 'wp_create_user':
				if ( null !== $arguments->value( 0 )->text || $arguments->value( 0 )->has( Value::REQUEST | Value::DECODED ) ) {
					$this->run->has_new_user = true;
				}
				return new Value();
			case 'set_role':
			case 'add_role':
			case 'add_cap':
				if ( ( $this->run->has_new_user || $callee_flags & Value::ADMIN ) && self::ADMINISTRATOR === $arguments->value( 0 )->text ) {
					$this->run->report( 'added-admin', $at );
				}
				return null;
			case 'update_user_meta':
			case 'add_user_meta':
				$user = $arguments->value( 0 );
				if ( isset( $arguments->value( 2 )->items[ self::ADMINISTRATOR ] ) && ( ( $this->run->has_new_user && ! $user->has( Value::STORED ) ) || is_numeric( $user->text ) || $user->has( Value::ADMIN | Value::REQUEST | Value::NUMBER ) ) ) {
					$this->run->report( 'added-admin', $at );
				}
				return new Value();
			case 'wp_set_current_user':
				if ( is_numeric( $arguments->value( 0 )->text ) && '0' !== $arguments->value( 0 )->text && $this->run->scope->conditions > 0 && $this->run->scope->is_for_request ) {
					$this->run->report( 'login-as-admin', $at );
				}
				return new Value();
			case 'wp_set_auth_cookie':
			case 'wp_generate_auth_cookie':
				$user = $arguments->value( 0 );
				if ( is_numeric( $user->text ) || $user->has( Value::ADMIN | Value::REQUEST | Value::NUMBER ) ) {
					$this->run->report( 'login-as-admin', $at );
				}
				return new Value();
			case 'wp_set_password':
				if ( is_numeric( $arguments->value( 1 )->text ) || $arguments->value( 1 )->has( Value::ADMIN ) ) {
					$this->run->report( 'login-as-admin', $at );
				}
				return new Value();
			case 'grant_super_admin':
				if ( $this->run->has_new_user || is_numeric( $arguments->value( 0 )->text ) || $arguments->value( 0 )->has( Value::REQUEST | Value::NUMBER ) ) {
					$this->run->report( 'added-admin', $at );
				}
				return new Value();
			case 'username_exists':
				return new Value( null !== $arguments->value( 0 )->text ? Value::ADMIN : 0 );
			case 'get_users':
			case 'get_user_by':
			case 'get_userdata':
			case 'get_super_admins':
			case 'wp_user':
			case 'wp_user_query':
				$is_fixed = 'get_super_admins' === $name || ( 'get_user_by' === $name && null !== $arguments->value( 1 )->text );
				return new Value( $is_fixed || self::names_administrator( $arguments->values ) ? Value::ADMIN : $arguments->flags() & ( Value::REQUEST | Value::NUMBER ) );
			default:
				return null;
		}
	}

	/** @param Value[] $values */
	private static function names_administrator( array $values ): bool {
		foreach ( $values as $value ) {
			if ( self::ADMINISTRATOR === $value->text || '1' === $value->text || self::names_administrator( array_diff_key( $value->items ?? array(), array( 'number' => true ) ) ) ) {
				return true;
			}
		}

		return false;
	}
}
