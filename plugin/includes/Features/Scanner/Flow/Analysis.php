<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/**
 * Follows values through the code of a PHP file without running it.
 *
 * It finds values that a visitor or another server chooses, or that are hidden in the file, where they run as code, are stored as a file or are
 * shown, and where nothing checks who asks. docs/scan.md#how-php-code-is-analyzed describes it.
 */
final class Analysis {

	/** Code in texts of code in texts of code isn't analyzed any more. */
	private const MAX_NESTING = 2;

	/** What code has that is worth the analysis: where values come from. */
	private const SOURCES = '/\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES|SESSION)\b|php:\/\/|decode\b|\b(?:gz(?:inflate|uncompress)|str_rot13|strrev|hex2bin|pack|chr|openssl_decrypt|getallheaders|apache_request_headers|filter_input\w*|eval|assert|create_function|get_option|curl_exec|wp_remote_\w+|fsockopen|parse_str|extract|wp_(?:insert|create)_user|wp_set_auth_cookie|pre_user_query|pre_get_users|users_list_table_query_args|all_plugins|wp_check_password|administrator|wp_authenticate\w*|DB_PASSWORD|wp-config\.php|add_shortcode|check_password|determine_current_user|authenticate|upload_mimes|ob_start|register_rest_route|implode|join|str_replace|strtr|sprintf|system|passthru|shell_exec|proc_open|popen|exec|include|require|include_once|require_once|file_get_contents|copy|rename)\b|\\\\x[4-7][0-9a-f]|\\\\1[0-7][0-7]|["\')\]]\s*\^|display:\s*none|location(?:\.href)?\s*=|~\s*["\']|\$\{|\$\$|\$\w+(?:\[[^\]\n]{0,40}\])*\s*\(|exif_read_data|iptcparse|xmlrpc_methods|auto_(?:pre|ap)pend_file|user_pass|default_role|siteurl|wp_set_current_user|href=|["\']\s*\.\s*["\']|\$_+\s*=/i';

	private const LIMITS = '/in_array|[=!]==?\s*["\']\.?(?:jpe?g|png|gif|zip|csv|xml|json|pdf|txt|xlsx?|docx?|tar|gz|sql|css)\b|wp_check_filetype|finfo|mime_content_type|getimagesize|exif_imagetype|wp_handle_upload|preg_match/i';

	/** @return array<string, string> Excerpts by code. */
	public static function of( string $text ): array {
		return self::nested( $text, 0 );
	}

	/** @return array<string, string> Excerpts by code. */
	public static function nested( string $text, int $nesting ): array {
		if ( $nesting > self::MAX_NESTING || 1 !== preg_match( self::SOURCES, $text ) ) {
			return array();
		}
		// Servers may read short tags.
		$text      = (string) preg_replace( '/<\?(?!php\b|=|xml)/i', '<?php ', $text );
		$found     = array();
		$has_limit = 1 === preg_match( self::LIMITS, $text );
		foreach ( Parts::of( $text ) as list( $part, $starts ) ) {
			foreach ( $starts as $start ) {
				$result = Tokens::is_readable( $part ) ? self::run( new Run( new Tokens( $start . $part ), $nesting, $has_limit ) ) : array( 'too-complex' => '' );
				// A text that is read as code looks like a hidden name.
				$found += '' === $start ? $result : array_diff_key( $result, array( 'hidden-name' => '' ) );
			}
		}

		return $found;
	}

	/** @return array<string, string> Excerpts by code. */
	private static function run( Run $run ): array {
		$expressions = new Expressions( $run );
		$variables   = new Variables( $run );
		$sinks       = new Sinks( $run );
		$files       = new Files( $run, $variables, $sinks );
		$hooks       = new Hooks( $run, $sinks );
		$builtins    = new Builtins( $run, $variables, $sinks, $files, $hooks, new Specials( $run, $expressions, $variables, $sinks, $files ) );
		$calls       = new Calls( $run, $sinks, $hooks, $builtins );
		$methods     = new Methods( $run, $sinks, $hooks, $files, $builtins, $calls );
		$assignments = new Assignments( $run, $expressions, $variables );
		$accesses    = new Accesses( $run, $expressions, $variables, $assignments, $calls, $methods );
		$texts       = new Texts( $run, $expressions, $accesses, $variables, $sinks );
		$statements  = new Statements( $run, $expressions, $variables, $sinks, new Loops( $run, $expressions, $variables ) );
		$functions   = new Functions( $run, $expressions, $variables, $statements );
		$expressions->set_operands( new Operands( $run, $expressions, $accesses, $assignments, $texts, $variables, $sinks ) );
		$calls->set_functions( $functions, $methods );
		$methods->set_functions( $functions );

		$functions->run_all();
		$run->tokens->forget();

		return $run->found;
	}
}
