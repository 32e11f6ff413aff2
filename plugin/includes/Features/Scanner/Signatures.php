<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner;

defined( 'ABSPATH' ) || exit;

/**
 * Patterns of common backdoors and injected scripts (docs/scan.md). None finds itself: this file is scanned too.
 */
final class Signatures {

	public const PHP    = 'php';
	public const SERVER = 'server';
	public const PAGE   = 'page';
	/** Only in posts and options: files of plugins contain such scripts for good reasons. */
	public const STORED = 'stored';

	/** In patterns, `~` stands for white space and comments. */
	private const GAP = '(?:\s|\/\*[^*]*\*\/)*+';

	private const REQUEST = '\$_(?:GET|POST|REQUEST|COOKIE)\b';

	private const DECODERS = '(?:base64_decode|gzinflate|gzuncompress|gzdecode|str_rot13|strrev|rawurldecode|urldecode|hex2bin|convert_uudecode|pack)';

	/** Functions that run code or commands. */
	private const RUNNERS = '(?:eval|assert|system|exec|shell_exec|passthru|popen|proc_open|create_function|call_user_func(?:_array)?)';

	/**
	 * Patterns without delimiters, by code.
	 *
	 * @return array<string, string>
	 */
	public static function of( string $kind ): array {
		switch ( $kind ) {
			case self::PHP:
				return self::php();
			case self::SERVER:
				return self::server();
			case self::STORED:
				return self::page() + self::stored();
			default:
				return self::page();
		}
	}

	/** A pattern that PCRE reads. */
	public static function compile( string $pattern ): string {
		return '/' . str_replace( '~', self::GAP, $pattern ) . '/is';
	}

	/** @return array<string, string> */
	private static function php(): array {
		return array(
			'decoded-code'     => '\b(?:eval|assert|create_function)~\(~@?(?:\w+~\(~){0,3}' . self::DECODERS . '~\(|\bcreate_function~\([^;]{0,200}' . self::DECODERS . '~\(',
			'request-code'     => '\b(?!assert~\(~isset)' . self::RUNNERS . '~\(~@?(?:\w+~\(~){0,3}(?:' . self::REQUEST . '|\$_SERVER~\[~["\']HTTP_)',
			'request-include'  => '\b(?:include|require)(?:_once)?\b[\s("\']*' . self::REQUEST,
			'request-function' => '(?<!new )' . self::REQUEST . '~(?:\[[^\]]{1,60}\]|\{[^}]{1,60}\})~\(',
			'request-array'    => '(\$\w+)~=~&?' . self::REQUEST . '~;.{0,1500}?\1~\[~[\d"\'$][^\]]{0,30}\]~\(',
			'request-copy'     => '(\$\w+)~=~@?(?:\w+~\(~){0,2}' . self::REQUEST . '~\[[^\]]{1,60}\][^;]{0,40};.{0,800}?\b(?:eval|assert|system|shell_exec|passthru|popen|proc_open)~\(~\1\b',
			'command'          => '`[^`"\'\n]{0,80}\'?\{?' . self::REQUEST . '[^`"\n]{0,80}`',
			'pattern-code'     => 'preg_replace~\(~(["\'])(?:\/[^\/]{0,40}\/|#[^#]{0,40}#)[a-z]*e[a-z]*\1~,[^;]{0,200}(?:ev[a]l|base64_|' . self::REQUEST . ')',
			'characters'       => '(?:\bchr~\(~(?:9[5789]|1[01]\d|12[0-2]|5[24]|0x[67][0-9a-f]|\d+~[\^+-]~\d+)~\)~\.~){7,}',
			'hidden-name'      => '\\\\x(?:65\\\\x76\\\\x61\\\\x6c|62\\\\x61\\\\x73\\\\x65\\\\x36\\\\x34|67\\\\x7a\\\\x69\\\\x6e\\\\x66|73\\\\x79\\\\x73\\\\x74\\\\x65\\\\x6d|61\\\\x73\\\\x73\\\\x65\\\\x72\\\\x74|63\\\\x72\\\\x65\\\\x61\\\\x74\\\\x65)|\\\\142\\\\141\\\\163\\\\145|\\\\145\\\\166\\\\141\\\\154',
			'hidden-global'    => '\$\{~["\'](?:\\\\x[0-9a-f]{2}|\\\\[0-7]{2,3})',
			'reversed-name'    => 'strrev~\(~["\'](?:edoced_46esa[b]|lave|tressa|etalfni[z]g|metsys|cexe_llehs|noitcnuf_etaerc)["\']|str_rot13~\(~["\'](?:rin[y]|nffreg|onfr64_qrpbqr|tmvasyngr|flfgrz)["\']',
			'named-function'   => '(\$\w+)~=~["\'](?:base64_decode|assert|system|gzinflate|create_function|shell_exec|passthru)["\']~;.{0,1500}?\1~\(',
			'web-shell'        => '\b(?:c99[s]hell|r57[s]hell|b374[k]~(?:shell|mini|v?\d)|Files[M]an|indo[x]ploit|p0wn[y]|wee[v]ely|anonymous[f]ox|WSO[s]etcookie|alfa[_ ]?te[a]m|gecko ?[s]hell|mini ?[s]hell)\b',
			'uploader'         => '(?:move_uploaded_file|copy)~\(~\$_FILES~\[[^\]]+\]~\[~["\']tmp_name["\']~\]~,~(?:\$_(?:FILES|POST|GET|REQUEST)|getcwd~\(|\.?["\']\.?\/?["\']~\.~\$_FILES)',
			'request-file'     => '\b(?:file_put_contents|fwrite|fputs)~\([^;]{0,160}(?:' . self::DECODERS . '~\(~)?' . self::REQUEST . '~\[',
			'downloaded-code'  => '\beval~\(~(?:["\'][^"\']{0,10}["\']~\.~)?(?:file_get_contents(?!~\(~\$\w+->)|curl_exec|wp_remote_retrieve_body|fread|stream_get_contents)~\(|\b(?:include|require)(?:_once)?[\s(]+["\']https?:',
			'downloaded-file'  => '\b(?:file_put_contents|fwrite)~\([^;]{0,120}\.php["\'][^;]{0,60}(?:file_get_contents(?!~\(~__DIR__)|curl_exec|wp_remote_retrieve_body)~\(',
			'encoded-code'     => '\beval~\(.{0,3000}["\'][A-Za-z0-9+\/=\s]{1200,}|["\'][A-Za-z0-9+\/=]{1200,}["\'].{0,3000}?\beval~\(',
			'false-picture'    => '(?<![>:$\w])(?:include|require)(?:_once)?[\s(]*["\'](?:[^"\'\s]{0,200}\.(?:ico|png|gif|jpe?g)["\']|[^"\'\s]{0,60}\\\\(?:[0-7]{2,3}|x[0-9a-f]{2}))',
			'login-as-admin'   => 'wp_set_auth_cookie~\(~["\']?1["\']?~[,)]',
			'hidden-user'      => '(?:pre_user_query|users_list_table_query_args).{0,1500}user_login~["\']?~(?:!=|<>|not~(?:in|like))',
			'added-admin'      => self::REQUEST . '.{0,600}\bwp_(?:create|insert)_user~\(.{0,600}["\']administrator["\']',
			'mailer'           => '(?<![\w>:])@?mail~\(~(?:\w+~\(~){0,2}\$_(?:POST|GET|REQUEST)~\[',
			'crawler-page'     => '(?:googlebot|bingbot)[^;{]{0,120}HTTP_USER_AGENT[^}]{0,300}(?:file_get_contents|curl_exec|curl_init|readfile)~\(~["\']?(?:https?:|\$)|HTTP_USER_AGENT[^;{]{0,120}googlebot[^}]{0,300}(?:file_get_contents|curl_exec|curl_init|readfile)~\(',
		);
	}

	/** @return array<string, string> For `.htaccess` and `.user.ini`. */
	private static function server(): array {
		return array(
			'prepended-file'    => 'auto_(?:pre|ap)pend_file[\s="\']+(?![^\n]*wordfence-waf\.php)[^\s"\';]+',
			'runs-pictures'     => '(?:AddType|AddHandler)\s+\S*php\S*\s+[^\n]*\.?(?:jpe?g|png|gif|ico|txt|css|svg)\b|<FilesMatch\s[^>]*\b(?:jpe?g|png|gif|ico|txt)\b[^>]*>\s*(?:SetHandler|ForceType)\s+\S*php',
			'redirects-readers' => 'RewriteCond\s+%\{HTTP_(?:REFERER|USER_AGENT)\}[^\n]*(?:google|bing|yahoo|android|iphone)[^\n]*\n(?:\s*RewriteCond[^\n]*\n){0,6}\s*RewriteRule\s+\S+\s+["\']?https?:\/\/(?!%\{HTTP_HOST\})',
		);
	}

	/** @return array<string, string> For scripts and HTML. */
	private static function page(): array {
		return array(
			'script-decoded'  => '\b(?:eval|Function|setTimeout)\s*\(\s*(?:window\.)?(?:atob|unescape|decodeURIComponent|String\.fromCharCode)\s*\((?!\\\\\'\')',
			'script-written'  => 'document\.write(?:ln)?\s*\(\s*(?:unescape|atob|decodeURIComponent|String\.fromCharCode)\s*\(\s*["\']?(?:(?:%[0-9a-f]{2}){12,}|[A-Za-z0-9+\/=]{60,}|(?:\d{2,3}\s*,\s*){12,})',
			'script-names'    => '\b_0x[0-9a-f]{4,6}\s*=\s*\[\s*["\'](?:\\\\x[0-9a-f]{2}){3,}',
			'script-redirect' => 'location(?:\.href|\.replace|\.assign)?\s*(?:=|\()\s*(?:window\.)?(?:atob|unescape|String\.fromCharCode)\s*\(',
			'script-source'   => '\.src\s*=\s*(?:window\.)?(?:atob|unescape|String\.fromCharCode)\s*\(',
			'miner'           => '\b(?:Coin[H]ive|Crypto[L]oot|Coin[I]mp|Client)\.Anonymous\s*\(|coin[h]ive\.min\.js',
			// Lookaheads: nested repetitions would take seconds for a text that repeats the words.
			'card-thief'      => '(?:cc[_-]?num|card[_-]?number|cc[_-]?cid|cvv|cvc)\b(?=.{0,800}(?:new\s+Image|XMLHttpRequest|fetch\s*\(|sendBeacon))(?=.{0,1100}\bbtoa\s*\()|\bbtoa\s*\((?=.{0,400}(?:cc[_-]?num|card[_-]?number|cc[_-]?cid|cvv)\b)(?=.{0,800}(?:new\s+Image|\.src\s*=|fetch\s*\(|sendBeacon))',
		);
	}

	/** @return array<string, string> */
	private static function stored(): array {
		return array(
			'script-packed' => 'eval\s*\(\s*function\s*\(\s*p\s*,\s*a\s*,\s*c\s*,\s*k\s*,\s*e',
			'script-codes'  => '<script[^>]*>[^<]{0,400}String\.fromCharCode\s*\(\s*(?:\d{2,3}\s*,\s*){12,}',
			'hidden-frame'  => '<iframe(?![^>]*googletagmanager\.com)(?=[^>]*\ssrc\s*=\s*["\']?(?:https?:)?\/\/)(?:(?=[^>]*\swidth\s*=\s*["\']?[01](?:px)?\b)(?=[^>]*\sheight\s*=\s*["\']?[01](?:px)?\b)|(?=[^>]*style\s*=\s*["\'][^"\']*(?:display\s*:\s*none|visibility\s*:\s*hidden)))[^>]*>',
			'hidden-links'  => '<(?:div|p|span)[^>]+style\s*=\s*["\'][^"\']*(?:(?:left|top|text-indent)\s*:\s*-\d{3,}(?:px|em)|display\s*:\s*none)[^"\']*["\'][^>]*>\s*(?:[^<]{0,80}<a\s[^>]*href\s*=\s*["\']https?:[^<]{0,200}<\/a>[\s,|]*){2,}',
			'stored-php'    => '<\?php\b.{0,2000}\b(?:eval|assert|base64_decode|gzinflate|shell_exec|system|passthru)~\(',
		);
	}
}
