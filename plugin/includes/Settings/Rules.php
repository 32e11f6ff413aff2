<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Settings;

use Jetpack_Dashboard\Kernel\Net\Ip_List;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Validators of docs/contract/settings.md#rules. Each returns null, or an error with a message for users. */
final class Rules {

	/** Maximum code points of the front page's description. */
	public const DESCRIPTION_LENGTH = 300;

	/** Maximum code points of ads.txt and address lists. */
	public const LONG_TEXT_LENGTH = 65536;

	/** Maximum code points of a single line. */
	private const LINE_LENGTH = 500;

	/** Maximum code points of a URL or meta tag. */
	private const ADDRESS_LENGTH = 2000;

	/** Maximum items of a list, and code points of each. */
	private const MAX_WORDS   = 100;
	private const WORD_LENGTH = 100;

	/** Maximum items per page. */
	private const MAX_ITEMS = 1000;

	private const ROLES = array( 'administrator', 'editor', 'author', 'contributor', 'subscriber' );

	public const PLACES = array( 'index', 'post', 'page', 'attachment', 'jetpack-portfolio' );

	/** @param mixed $value BOOL: true, false, 0 or 1, also as strings. */
	public static function boolean( $value ): ?WP_Error {
		return in_array( $value, array( true, false, 0, 1, '0', '1' ), true )
			? null
			: self::problem( __( 'Must be true or false.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value POSINT: a positive integer, also as a string, with a maximum. */
	public static function positive_integer( $value ): ?WP_Error {
		$is_integer = is_int( $value ) || ( is_float( $value ) && floor( $value ) === $value ) || ( is_string( $value ) && 1 === preg_match( '/^\d+$/D', $value ) );

		return $is_integer && $value >= 1 && $value <= self::MAX_ITEMS
			? null
			/* translators: %d: the highest number allowed. */
			: self::problem( sprintf( __( 'Must be a whole number from 1 to %d.', 'jetpack-dashboard' ), self::MAX_ITEMS ) );
	}

	/**
	 * ENUM: one of the listed strings.
	 *
	 * @param mixed    $value
	 * @param string[] $allowed
	 */
	public static function one_of( $value, array $allowed ): ?WP_Error {
		return in_array( $value, $allowed, true )
			? null
			/* translators: %s: the allowed values, comma-separated. */
			: self::problem( sprintf( __( 'Must be one of: %s.', 'jetpack-dashboard' ), implode( ', ', $allowed ) ), 'invalid_param_value' );
	}

	/** @param mixed $value STR: any text. */
	public static function text( $value ): ?WP_Error {
		return is_string( $value ) ? null : self::problem( __( 'Must be a string.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value STR: a single line. */
	public static function line( $value ): ?WP_Error {
		return self::text_up_to( $value, self::LINE_LENGTH );
	}

	/** @param mixed $value ALNUM: empty, or letters and digits. */
	public static function alphanumeric( $value ): ?WP_Error {
		return self::matches( $value, '/^[A-Za-z0-9]{0,200}$/D', __( 'Must contain only letters and digits.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value VERIF: empty, a code, or a meta tag with a code. */
	public static function verification_code( $value ): ?WP_Error {
		return is_string( $value ) && strlen( $value ) <= self::ADDRESS_LENGTH && null !== Sanitizers::code_in( $value )
			? null
			: self::problem( __( 'Must be a verification code or the complete meta tag.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value Empty, or a Google measurement ID (G-), Google tag (GT-) or Universal Analytics ID (UA-). */
	public static function tracking_id( $value ): ?WP_Error {
		return self::matches(
			is_string( $value ) ? trim( $value ) : $value,
			'/^(GT?-[A-Z0-9]{4,20}|UA-[0-9]{4,12}-[0-9]{1,4})?$/iD',
			__( 'Must be a Google Analytics ID, such as G-ABC1234567 or UA-1234567-1.', 'jetpack-dashboard' )
		);
	}

	/**
	 * TWITTER: empty, or a handle of 1 to 15 word characters, with or without @; surrounding spaces are ignored.
	 *
	 * @param mixed $value
	 */
	public static function twitter_handle( $value ): ?WP_Error {
		return self::matches( is_string( $value ) ? trim( $value ) : $value, '/^(@?[A-Za-z0-9_]{1,15})?$/D', __( 'Must be a Twitter handle of at most 15 letters, digits or underscores.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value CUSTOMID: the id of a custom sharing service. */
	public static function custom_service_id( $value ): ?WP_Error {
		return is_string( $value ) && isset( Own_Sharing_Services::all()[ $value ] )
			? null
			: self::problem( __( 'Must be the ID of a custom sharing service.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value Empty, or an HTTP header name. */
	public static function header_name( $value ): ?WP_Error {
		return self::matches( $value, '/^([A-Za-z][A-Za-z0-9-]{0,63})?$/D', __( 'Must be the name of an HTTP header, such as X-Forwarded-For.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value Empty, or a locale such as de_DE. */
	public static function locale( $value ): ?WP_Error {
		return self::matches( $value, '/^([a-z]{2,3}(_[A-Za-z0-9]{1,20}){0,4})?$/D', __( 'Must be a locale such as en_US.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value Empty, or a web URL. */
	public static function web_address( $value ): ?WP_Error {
		$is_address = is_string( $value ) && strlen( $value ) <= self::ADDRESS_LENGTH && ( '' === $value
			|| ( 1 === preg_match( '#^https?://[^\s/?\#]+[^\s]*$#iD', $value ) && '' !== esc_url_raw( $value, array( 'http', 'https' ) ) ) );

		return $is_address ? null : self::problem( __( 'Must be a web address that starts with https:// or http://.', 'jetpack-dashboard' ) );
	}

	/** @param mixed $value IP addresses, CIDR blocks and ranges, one per line. */
	public static function ip_lines( $value ): ?WP_Error {
		$problem = self::text_up_to( $value, self::LONG_TEXT_LENGTH );
		if ( $problem ) {
			return $problem;
		}

		$list = Ip_List::parse( $value );

		return is_wp_error( $list ) ? $list : null;
	}

	/** @param mixed $value A block list. One that covers most of the internet would lock out its author. */
	public static function blocked_ip_lines( $value ): ?WP_Error {
		$problem = self::ip_lines( $value );
		$list    = $problem ? null : Ip_List::parse( $value );

		return $list instanceof Ip_List && $list->share() > 0.5
			? self::problem( __( 'This list would block more than half of all IP addresses, including yours. Remove the largest range.', 'jetpack-dashboard' ), 'blocks_everyone' )
			: $problem;
	}

	/** @param mixed $value */
	public static function text_up_to( $value, int $maximum ): ?WP_Error {
		if ( is_string( $value ) && mb_strlen( $value, 'UTF-8' ) > $maximum ) {
			/* translators: %d: number of characters. */
			return self::problem( sprintf( __( 'Must have at most %d characters.', 'jetpack-dashboard' ), $maximum ) );
		}

		return self::text( $value );
	}

	/** @param mixed $value ROLES: empty, or at least one core role; custom roles may be added. */
	public static function roles( $value ): ?WP_Error {
		return self::list_with_one_of( $value, self::ROLES, true );
	}

	/** @param mixed $value SHOW: at least one place for sharing buttons. */
	public static function places( $value ): ?WP_Error {
		return self::list_with_one_of( $value, self::PLACES, false );
	}

	/**
	 * A list with at least one known text.
	 *
	 * @param mixed    $value
	 * @param string[] $choices
	 */
	private static function list_with_one_of( $value, array $choices, bool $may_be_empty ): ?WP_Error {
		$is_list = is_array( $value ) && count( $value ) <= self::MAX_WORDS && count( $value ) === count( array_filter( $value, array( self::class, 'is_word' ) ) );

		return $is_list && ( ( $may_be_empty && ! $value ) || array_intersect( $value, $choices ) )
			? null
			/* translators: %s: the known values, comma-separated. */
			: self::problem( sprintf( __( 'Must be a list with at least one of: %s.', 'jetpack-dashboard' ), implode( ', ', $choices ) ) );
	}

	/** @param mixed $value */
	public static function is_word( $value ): bool {
		return is_string( $value ) && mb_strlen( $value, 'UTF-8' ) <= self::WORD_LENGTH;
	}

	/** @param mixed $value */
	private static function matches( $value, string $pattern, string $message ): ?WP_Error {
		return is_string( $value ) && 1 === preg_match( $pattern, $value ) ? null : self::problem( $message );
	}

	/** @param string $code Code of docs/contract/settings.md#rules. */
	public static function problem( string $message, string $code = 'invalid_param' ): WP_Error {
		return new WP_Error( $code, $message, array( 'status' => 400 ) );
	}

	/** @param mixed $value A long text, such as ads.txt. */
	public static function long_text( $value ): ?WP_Error {
		return self::text_up_to( $value, self::LONG_TEXT_LENGTH );
	}

	/** @param mixed $value A description. Measured without HTML, as it is stored. */
	public static function description( $value ): ?WP_Error {
		return self::text_up_to( is_string( $value ) ? Sanitizers::without_tags( $value ) : $value, self::DESCRIPTION_LENGTH );
	}
}
