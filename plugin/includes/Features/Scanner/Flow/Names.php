<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** What functions of PHP and WordPress do with values, as far as the analysis needs it. */
final class Names {

	/** Functions that run their first argument as code or as a command. */
	public const RUN = array( 'eval', 'assert', 'system', 'exec', 'shell_exec', 'passthru', 'popen', 'proc_open', 'pcntl_exec', 'create_function', 'dl' );

	/** Position of the argument that is called. -1 is the last. */
	public const CALLBACKS = array(
		'array_map'                  => 0,
		'array_filter'               => 1,
		'array_walk'                 => 1,
		'array_walk_recursive'       => 1,
		'array_reduce'               => 1,
		'usort'                      => 1,
		'uasort'                     => 1,
		'uksort'                     => 1,
		'array_udiff'                => -1,
		'array_udiff_assoc'          => -1,
		'array_udiff_uassoc'         => -1,
		'array_diff_uassoc'          => -1,
		'array_diff_ukey'            => -1,
		'array_uintersect'           => -1,
		'array_uintersect_assoc'     => -1,
		'array_intersect_uassoc'     => -1,
		'array_intersect_ukey'       => -1,
		'call_user_func'             => 0,
		'call_user_func_array'       => 0,
		'forward_static_call'        => 0,
		'forward_static_call_array'  => 0,
		'register_shutdown_function' => 0,
		'register_tick_function'     => 0,
		'set_error_handler'          => 0,
		'set_exception_handler'      => 0,
		'spl_autoload_register'      => 0,
		'header_register_callback'   => 0,
		'ob_start'                   => 0,
		'iterator_apply'             => 1,
		'preg_replace_callback'      => 1,
		'mb_ereg_replace_callback'   => 1,
		'reflectionfunction'         => 0,
		'fromcallable'               => 0,
		'callbackfilteriterator'     => 1,
		'sqlitecreatefunction'       => 1,
		'createfunction'             => 1,
		'sqlite_create_function'     => 2,
		'add_action'                 => 1,
		'add_filter'                 => 1,
		'do_action'                  => 99,
	);

	/** Functions that hide what is in a file, as far as nothing else speaks for it. */
	public const DECODE = array( 'base64_decode', 'gzinflate', 'gzuncompress', 'gzdecode', 'zlib_decode', 'bzdecompress', 'str_rot13', 'strrev', 'rawurldecode', 'urldecode', 'hex2bin', 'convert_uudecode', 'pack', 'chr', 'openssl_decrypt', 'mcrypt_decrypt', 'quoted_printable_decode', 'exif_read_data', 'iptcparse', 'mb_decode_numericentity', 'sodium_crypto_secretbox_open', 'imap_base64' );

	/** Functions that read a file or an address. */
	public const READ = array( 'file_get_contents', 'file', 'fopen', 'stream_get_contents', 'readfile', 'fsockopen', 'pfsockopen', 'stream_socket_client', 'socket_read', 'socket_recv', 'gzopen', 'gzfile' );

	/** Functions that load something from another server. */
	public const REMOTE = array( 'curl_exec', 'curl_multi_getcontent', 'wp_remote_get', 'wp_remote_post', 'wp_remote_request', 'wp_safe_remote_get', 'wp_safe_remote_post', 'wp_remote_fopen', 'download_url', 'dns_get_record', 'socket_read', 'ftp_get', 'http_get' );

	/** Functions that read the database or another store. */
	public const STORED = array( 'get_option', 'get_site_option', 'get_transient', 'get_site_transient', 'get_post_meta', 'get_user_meta', 'get_term_meta', 'get_comment_meta', 'get_theme_mod', 'get_metadata', 'get_post_field', 'get_post', 'get_posts', 'get_comment', 'get_comments', 'get_page_by_path', 'get_the_content', 'wp_cache_get', 'apcu_fetch', 'apc_fetch', 'get_bloginfo', 'get_var', 'get_row', 'get_results', 'get_col', 'shmop_read' );

	/** Functions and methods that return what a visitor has sent. */
	public const REQUEST = array( 'getallheaders', 'apache_request_headers', 'filter_input', 'filter_input_array', 'get_query_var', 'get_param', 'get_params', 'get_json_params', 'get_body_params', 'get_query_params', 'get_body', 'get_header', 'get_headers', 'get_url_params', 'get_file_params' );

	/** Functions whose result is a visitor's if an argument is. */
	public const PASS = array( 'trim', 'ltrim', 'rtrim', 'chop', 'stripslashes', 'stripcslashes', 'addslashes', 'strtolower', 'strtoupper', 'ucfirst', 'lcfirst', 'ucwords', 'substr', 'mb_substr', 'str_replace', 'str_ireplace', 'preg_replace', 'strtr', 'implode', 'join', 'explode', 'preg_split', 'str_split', 'mb_str_split', 'sprintf', 'vsprintf', 'array_merge', 'array_values', 'array_reverse', 'array_slice', 'array_pop', 'array_shift', 'array_filter', 'array_map', 'array_flip', 'array_keys', 'array_combine', 'current', 'reset', 'end', 'next', 'prev', 'key', 'pos', 'each', 'array_key_first', 'array_key_last', 'compact', 'strval', 'settype', 'html_entity_decode', 'htmlspecialchars_decode', 'wp_unslash', 'stripslashes_deep', 'stripslashes_from_strings_only', 'wp_specialchars_decode', 'sanitize_text_field', 'sanitize_textarea_field', 'sanitize_key', 'wp_kses_post', 'map_deep', 'json_decode', 'yaml_parse', 'parse_ini_string', 'igbinary_unserialize', 'msgpack_unpack', 'str_getcsv', 'sscanf', 'array_fill_keys', 'array_pad', 'array_diff', 'array_intersect', 'mb_strtolower', 'unserialize', 'maybe_unserialize', 'simplexml_load_string', 'iconv', 'mb_convert_encoding', 'utf8_decode', 'utf8_encode', 'str_pad', 'wordwrap', 'nl2br', 'chunk_split', 'strip_tags', 'strstr', 'strrchr', 'stristr', 'strpbrk', 'substr_replace', 'fread', 'fgets', 'fgetc', 'stream_get_line', 'gzread', 'get_object_vars', 'array_column', 'array_walk', 'array_replace', 'array_chunk', 'array_unique', 'array_intersect_key', 'array_diff_key', 'wp_remote_retrieve_body', 'wp_remote_retrieve_header', 'wp_remote_retrieve_headers', 'wp_parse_args', 'parse_url', 'basename', 'dirname', 'pathinfo', 'realpath', 'urldecode', 'rawurldecode', 'func_get_args', 'func_get_arg', 'get_user_by', 'get_userdata', 'get_users', 'array_rand', 'openssl_encrypt', 'serialize', 'base64_encode', 'urlencode', 'rawurlencode', 'json_encode', 'wp_json_encode', 'http_build_query', 'bin2hex', 'print_r', 'var_export', 'iterator_to_array', 'arrayiterator', 'arrayobject', 'array_splice', 'curl_init', 'popen', 'tempnam', 'sys_get_temp_dir', 'constant', 'gzread', 'esc_html', 'esc_attr', 'htmlspecialchars' );

	/** Of these, what makes a text that is only fit for a log or an address. */
	public const ENCODE = array( 'serialize', 'base64_encode', 'urlencode', 'rawurlencode', 'json_encode', 'wp_json_encode', 'http_build_query', 'bin2hex', 'print_r', 'var_export', 'esc_html', 'esc_attr', 'htmlspecialchars', 'openssl_encrypt' );

	/** Functions that are run if all their arguments are known: they only calculate. */
	public const PURE = array( 'base64_decode', 'str_rot13', 'strrev', 'rawurldecode', 'urldecode', 'hex2bin', 'convert_uudecode', 'chr', 'ord', 'trim', 'ltrim', 'rtrim', 'stripslashes', 'stripcslashes', 'strtolower', 'strtoupper', 'ucfirst', 'lcfirst', 'ucwords', 'substr', 'str_replace', 'str_ireplace', 'strtr', 'implode', 'join', 'explode', 'str_split', 'array_reverse', 'array_merge', 'array_values', 'array_slice', 'array_flip', 'html_entity_decode', 'quoted_printable_decode', 'hexdec', 'octdec', 'bindec', 'dechex', 'decoct', 'base_convert', 'intval', 'strlen', 'count', 'abs', 'bin2hex', 'dirname', 'basename', 'sprintf', 'vsprintf', 'json_decode', 'pack', 'strstr', 'substr_replace', 'md5', 'sha1', 'crc32', 'range', 'preg_replace' );

	/** @var array<string, true>|null */
	private static ?array $sources = null;

	/** Whether a function returns or does something that an attack can start from. */
	public static function is_source( string $name ): bool {
		self::$sources = self::$sources ?? array_fill_keys( array_merge( self::RUN, self::CHECKS, self::DECODE, self::READ, self::REMOTE, self::STORED, self::REQUEST, array_keys( self::CALLBACKS ), array( 'wp_insert_user', 'wp_create_user', 'wp_set_auth_cookie', 'copy', 'rename', 'implode', 'join', 'str_replace', 'strtr', 'parse_str', 'extract', 'putenv', 'ini_set', 'curl_setopt', 'register_rest_route', 'wp_rest_request' ) ), true );

		return isset( self::$sources[ $name ] );
	}

	/** Functions that check who asks. */
	public const CHECKS = array( 'current_user_can', 'current_user_can_for_blog', 'user_can', 'author_can', 'has_cap', 'is_super_admin', 'check_admin_referer', 'check_ajax_referer', 'wp_verify_nonce', 'auth_redirect' );

	/** Functions of other files that check who asks, by name. */
	public const CHECK_NAMES = '/auth(?!or(?!i[sz]))|login|logged|permi(?:t|ss)|csrf|nonce|sesskey|capab|privil|verify|checkaccess|(?:^|_)can(?:_|$)|^(?:require|check|is|has|user)_?(?:access|admin|role|right|token)/';

	/** Functions that make a visitor's value one of a list, or refuse it. */
	public const LIMITS = array( 'in_array', 'array_key_exists', 'array_search', 'ctype_alnum', 'ctype_digit', 'ctype_alpha', 'is_numeric', 'method_exists', 'validate_file', 'key_exists', 'has_filter', 'has_action', 'wp_http_validate_url' );

	/** Names that harmless code never writes in pieces or codes. */
	public const HIDDEN = '/^\\\\?(?:eval|assert|system|exec|passthru|shell_exec|popen|proc_open|pcntl_exec|create_function|base64_decode|gzinflate|gzuncompress|gzdecode|str_rot13|call_user_func(?:_array)?|file_(?:put|get)_contents|curl_exec|curl_init|move_uploaded_file|preg_replace|wp_(?:create|insert)_user|wp_set_auth_cookie|set_error_handler|register_shutdown_function|_(?:POST|GET|REQUEST|COOKIE|SERVER)|php:\/\/input|administrator)$/iD';

	/** Files that the server runs, or that tell it what to run. */
	public const EXECUTABLE = '/(?:\.(?:php\d?|phtml|phar|pht|htaccess)|\.user\.ini)$/i';

	/** Files that contain no code that is meant to be run, hidden files and uploads. */
	public const NO_CODE = '/\.(?:ico|png|gif|jpe?g|webp|bmp|woff2?|ttf|eot|mp[34]|pdf|zip|gz|log|dat|bin|swp)$|\/\.(?!maintenance$)[\w-]+(?:\.(?!php|phtml|inc$)\w+)*$|\/uploads\/(?!.*\.(?:php|html?)$)/i';

	/** Fields of forms for passwords and cards. */
	public const SECRETS = '/^(?:pwd|pass|passwd|password|user_?pass|pass1|card[-_]?num(?:ber)?|cc[-_]?num(?:ber)?|ccno|cvv2?|cvc2?)$|[-_](?:card[-_]number|cvc|cvv)$/i';

	public const CRAWLERS = '/(?:google|bing|yandex|slurp|duckduck)bot|baiduspider|^\W*(?:www\.)?(?:google|bing|yahoo|yandex|baidu|duckduckgo|slurp)\.?(?:com)?\W*$/iD';

	public const BOTS = '/^\W*(?:bot|crawl(?:er)?|spider)\W*$/iD';

	public const SEARCH_ENGINES = '/googlebot|bingbot|google|yahoo|yandex|baidu|bing\b|bot\b.{0,40}(?:crawl|spider|slurp)/i';
}
