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
	/** Hidden links in PHP code. */
	public const LINKS = 'links';
	/** Only in texts that a script has encoded. */
	public const DECODED = 'decoded';

	/** Servers whose scripts people add to posts. */
	private const EMBEDS = '(?:[\w-]+\.)*(?:twitter|x|instagram|tiktok|facebook|fbcdn|google\w*|gstatic|youtube|vimeo|pinterest|pinimg|reddit\w*|github|codepen|jsfiddle|soundcloud|spotify\w*|flickr|imgur|giphy|tumblr|linkedin|typeform|jotform|hsforms|hubspot|hs-scripts|mailchimp|list-manage|calendly|embedly|embed|infogram|datawrapper|dwcdn|flourish|apester|playbuzz|riddle|paypal\w*|stripe|shopify|amazon\w*|wordpress|wp|gravatar|jsdelivr|unpkg|cloudflare|jquery|bootstrapcdn)\.(?:com|net|org|co|io|de|be|ly|se|studio)[\/:"\'\s>]';

	/** In patterns, `~` stands for white space and comments. */
	private const GAP = '(?:\s|\/\*[^*]*\*\/)*+';

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
			case self::LINKS:
				return array( 'hidden-links' => self::stored()['hidden-links'] . '|<a\b(?=[^>]{0,500}\shref\s*=\s*["\']https?:)(?=[^>]{0,500}\bstyle\s*=\s*["\'][^"\']{0,300}(?:left|right|top|text-indent)\s*:\s*-\d{4,}px)' );
			case self::DECODED:
				return self::decoded();
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

	/**
	 * What code looks like. What it does, Flow\Analysis finds.
	 *
	 * @return array<string, string>
	 */
	private static function php(): array {
		return array(
			'web-shell'    => '(?<![|(])\b(?:c99[s]hell|r57[s]hell|b374[k]~(?:shell|mini|v?\d)|Files[M]an|indo[x]ploit|p0wn[y]|wee[v]ely|anonymous[f]ox|WSO[s]etcookie|alfa[_ ]?te[a]m|gecko ?[s]hell|mini ?[s]hell)\b(?![|)])',
			'encoded-code' => '\beval~\(.{0,3000}["\'][A-Za-z0-9+\/=\s]{1200,}|["\'][A-Za-z0-9+\/=]{1200,}["\'].{0,3000}?\beval~\(',
		);
	}

	/** @return array<string, string> For `.htaccess` and `.user.ini`. */
	private static function server(): array {
		return array(
			'prepended-file'    => 'auto_(?:pre|ap)pend_file[\s="\']++(?!(?![^\n]*\/(?:uploads|tmp|\.))[^\n"\';]*(?:[\w-]+-waf|ninjafirewall)\.php)[^\s"\';]+',
			'runs-pictures'     => '(?:AddType|AddHandler)\s+\S*(?:php|cgi-script)\S*\s+(?:[^\n]*\s)?\.?(?!php|pht|phar|inc\b|cgi\b|pl\b|py\b|rb\b|sh\b)[a-z]\w*\s*$|(?:AddType|AddHandler)\s+\S*(?:php|cgi-script)\S*\s+[^\n]*\.?(?:jpe?g|png|gif|webp|ico|txt|css|svg|html?|log|bak|pdf|zip)\b|<Files(?:Match)?\s(?![^>]*ph(?:p|tml|ar|\())[^>]*>\s*(?:SetHandler|ForceType)\s+\S*php|<FilesMatch\s[^>]*\b(?:jpe?g|png|gif|ico|txt)\b[^>]*>\s*(?:SetHandler|ForceType)\s+\S*php',
			'remote-files'      => '(?:allow_url_include[\s="\']+(?:1|on\b|true)|php_flag\s+allow_url_include\s+on)|disable_functions\s*=[ \t]*(?:none|"")?[ \t]*(?:\n|$)|\bextension\s*=\s*["\']?(?:\/|\.\.)|sendmail_path[\s="\']+[^\n]*(?:curl|wget|\bsh\b|php|base64)|Substitute\s+["\'][^\n]*<script',
			// Only the attacker's own files may run.
			'chosen-files'      => '<FilesMatch\s[^>]*\bsuspected\b|<FilesMatch\s+["\']?\^?\(?(?:[\w-]+\\\\?\.php\|){2,}[^>]*>\s*(?:Order[^\n]*\n\s*)?(?:Allow\s+from\s+all|Require\s+all\s+granted)|(?:ErrorDocument\s+\d+|DirectoryIndex|RewriteRule\s+\S+)\s+\S*(?:uploads|wp-includes(?!\/ms-files))\/\S*\.(?:php\d?|phtml|ico|txt|gif|png|jpe?g)\b(?!\$)',
			'redirects-readers' => 'RewriteCond\s+%\{HTTP_(?:REFERER|USER_AGENT)\}[^\n]*(?:google|bing|yahoo|yandex|baidu|duckduck|facebook|android|iphone|mobile|crawler|spider)[^\n]*\n(?:\s*RewriteCond[^\n]*\n){0,12}\s*RewriteRule\s+\S+\s+["\']?https?:\/\/(?!%\{HTTP_HOST\})|RewriteCond\s+%\{HTTP_(?:REFERER|USER_AGENT)\}[^\n]*(?:google|bing|yahoo|yandex|baidu)[^\n]*\n(?:\s*RewriteCond[^\n]*\n){0,12}\s*RewriteRule\s+\S+\s+\S*(?<!index)\.(?:php|html?)\b',
		);
	}

	/** @return array<string, string> For scripts and HTML, after Script_Text. */
	private static function page(): array {
		$decoder = '(?:(?:window|self|globalThis|top|this)\.)?(?:atob|unescape|decodeURI(?:Component)?|String\.fromCharCode)\s*\(';
		$runner  = '\b(?:eval|Function|setTimeout|setInterval|execScript|import)';
		$sender  = '(?:new\s+WebSocket|\bfetch|sendBeacon|\.open\s*\(\s*["\'](?:POST|GET)["\']\s*,|\.src\s*=)\s*\(?\s*["\'`](?:wss?:|https?:)?\/\/';
		$card    = '\b(?:cc[_-]?num|card[_-]?number|cc[_-]?cid|cvv|cvc)\b';
		$search  = '(?:google|bing|yahoo|yandex|baidu)\b';

		return array(
			'script-decoded'  => $runner . '\s*\(\s*' . $decoder . '(?!\\\\\')|on(?:error|load)\s*=\s*["\']\s*(?:eval\s*\(|new\s+Function)|\b(?:window|self|globalThis|top|this)\s*\[[^\]]{1,40}\]{1,2}\s*\(\s*' . $decoder . '|\[\]\s*\.\w+\.constructor\s*\(|\.constructor\.constructor\s*\(\s*["\'`](?!return)',
			'script-called'   => '\beval\s*\(\s*function\s*\((?!\s*p\s*,\s*a)[^)]{1,60}\)\s*\{.{0,800}?decodeURIComponent\s*\(\s*escape',
			'script-carried'  => '(?<![\w$])([\w$]{1,40})\s*=\s*' . $decoder . '[^;]{0,3000};.{0,600}?(?:\beval|\bnew\s+Function)\s*\(\s*\1\s*[,)]|(?<![\w$])([\w$]{1,40})\s*=\s*(?:window\.)?(?:atob|unescape|String\.fromCharCode)\s*\([^;]{0,1000};(?=.{0,500}createElement\s*\(\s*["\']script).{0,600}?\.(?:src|text)\s*=\s*\2\b|(?<![\w$])([\w$]{1,40})\s*=\s*[^;]{0,400}\bString\.fromCharCode[^;]{0,300};[^;]{0,100}createElement\s*\(\s*["\']script["\']\s*\)\s*;.{0,100}?\.(?:text|src)\s*=\s*\3\b',
			'script-written'  => 'document\.write(?:ln)?\s*\(\s*(?:unescape|atob|decodeURIComponent|String\.fromCharCode)\s*\(\s*["\']?(?:(?:%[0-9a-f]{2}){12,}|[A-Za-z0-9+\/=]{60,}|(?:\d{2,3}\s*,\s*){12,})|document\.write(?:ln)?\s*\(\s*["\']<iframe(?=[^>]{0,300}\/\/)(?=[^>]{0,300}(?:width=\W{0,2}[01]\b|display:\s*none|visibility:\s*hidden))',
			'script-names'    => '\b(_0x[0-9a-f]{4,6})\s*=\s*\[\s*["\'].{0,5000}?\)\s*\(\s*\1\s*,|while\s*\(\s*!!\[\]\s*\)\s*\{.{0,400}?parseInt\s*\(\s*_0x|(?<![\w$])([\w$]{1,40})\s*=\s*\[(?=[^\]]{0,3000}["\']createElement["\'])(?=[^\]]{0,3000}["\'](?:https?:)?\/\/)[^\]]{0,3000}\].{0,1500}?\bdocument\s*\[\s*\2\s*\[',
			'script-signs'    => '[\[\]()!+]{400}|\$\w*\s*=\s*\x7e\[\]\s*;|\xEF\xBE\x9F\xCF\x89\xEF\xBE\x9F',
			// An address in Base64, a script of a bare IP address, an address of the site that was replaced by one of a script.
			'script-address'  => '["\'](?:aHR0cHM6|aHR0cDov)[A-Za-z0-9+\/=]{8,}["\']|<script\b[^>]{0,500}\ssrc\s*=\s*["\']?(?:https?:)?\/\/\d{1,3}(?:\.\d{1,3}){3}\b|\A\s*(?:https?:)?\/\/\S{3,300}\.js\?\S{0,300}[&?#]\s*\z',
			'script-drawing'  => '\A\s*(?:<\?xml[^>]{0,500}>\s*)?(?:<!(?:DOCTYPE|--)[^>]{0,500}>\s*)*<svg\b.{0,3000}?(?:<script\b[^>]{0,500}>[^<]{0,1000}?(?:location\b|fetch\s*\(|createElement|document\.cookie|\beval\b)|\son\w+\s*=\s*["\'][^"\']{0,300}(?:location\b|fetch\s*\(|\beval\b|createElement|\bimport\s*\())',
			'script-redirect' => 'location(?:\.href|\.replace|\.assign)?\s*(?:=|\()\s*' . $decoder . '|document\.referrer\b(?=.{0,200}' . $search . ')(?=.{0,500}location(?:\.href|\.replace|\.assign)?\s*(?:=|\()\s*["\']https?:)',
			'script-onload'   => '\bonload\s*=\s*["\']\s*(?:window\.|document\.|top\.)?location(?:\.href)?\s*=\s*["\']https?:',
			'script-source'   => '\bString\.fromCharCode\s*\(\s*[\w$]{1,40}\s*\[\s*[\w$]{1,40}\s*\]\s*[-+^*\/]\s*[\w$]{1,40}\s*\)(?=.{0,600}createElement\s*\(\s*["\']script\b)|\.src\s*=\s*' . $decoder . '|\.src\s*=\s*[^;]{0,200}\.reverse\s*\(\s*\)\s*\.join|<script\b[^>]{0,500}\ssrc\s*=\s*["\']?data:',
			'script-loaded'   => '(?:\bfetch|\$\.get|axios\.get|new\s+WebSocket)\s*\(\s*["\'`](?:https?|wss?):.{0,400}?(?:\beval\s*\(|new\s+Function\s*\(|\.then\s*\(\s*eval\s*\))|["\'`](?:https?:)?\/\/.{0,400}?(?:function\s*\(\s*([\w$]+)\s*\)\s*\{.{0,200}?\beval\s*\(\s*\1\s*\)|\(?\b([\w$]+)\)?\s*=>.{0,100}?\beval\s*\(\s*\2\s*\))',
			'script-command'  => '(?:writeText|execCommand|setData)\b.{0,300}?\b(?:bc1[a-z0-9]{25,}|0x[0-9a-f]{40}|[p]owershell|[m]shta|[c]ertutil|cmd(?:\.exe)?\s+\/c)\b|\b(?:[p]owershell|[m]shta)(?:\.exe)?\s+[-h].{0,800}?(?:writeText|execCommand)\b|\bWin(?:dows)?(?:<[^>]{0,500}>|\s|key|logo)*\+(?:<[^>]{0,500}>|\s)*R\b.{0,400}?\bCtrl(?:<[^>]{0,500}>|\s)*\+(?:<[^>]{0,500}>|\s)*V\b',
			// A page that asks visitors to install an update.
			'script-download' => '\buserAgent\b(?=.{0,4000}position\s*:\s*fixed)(?=.{0,4000}\bupdate)(?=.{0,6000}(?:location(?:\.href|\.replace|\.assign)?\s*[=(]|\bhref\s*=|\bopen\s*\()\s*["\'`]https?:[^;]{0,200}\.(?:zip|exe|msix?|apk|hta|scr|iso|dmg|vbs|ps1|bat|js)["\'`])',
			'miner'           => '\b(?:Coin[H]ive|Crypto[L]oot|Coin[I]mp|Client|\w*[mM]iner)\.(?:Anonymous|User|Token)\s*\(|\b(?:deep|coin|crypto|web|xmr|monero)-?miner(?:\.min)?\.js|\bhardwareConcurrency\b(?=.{0,300}\bthrottle\b)|\bthrottle\b(?=.{0,200}\bhardwareConcurrency\b)|coin[h]ive\.min\.js|\bcrypto[n]ight\b|stratum\+tcp:|wss?:\/\/[^"\'\s]{0,60}\b(?:pool|xmr|miner)\b',
			'key-logger'      => 'key(?:press|down|up)\b(?=.{0,200}\.(?:key|which|keyCode|charCode)\b)(?=.{0,400}' . $sender . '[^)]{0,60}\+)|key(?:press|down|up)\b.{0,300}?' . $sender . '[^;]{0,200}\.(?:key|which|keyCode|charCode|value)\b|\b(?:user_pass|loginform|wp-submit)\b.{0,800}?(?:' . $sender . '|\.action\s*=\s*["\']https?:)|' . $sender . '(?=.{0,500}\buser_pass\b)',
			// Lookaheads: nested repetitions would take seconds for a text that repeats the words.
			'card-thief'      => $card . '(?=.{0,800}(?:new\s+Image|XMLHttpRequest|fetch\s*\(|sendBeacon))(?=.{0,1100}\bbtoa\s*\()|\bbtoa\s*\((?=.{0,400}' . $card . ')(?=.{0,800}(?:new\s+Image|\.src\s*=|fetch\s*\(|sendBeacon))|' . $sender . '(?=.{0,800}(?:' . $card . '|cardnumber))|(?:cvc|cvv|card[_-]?num(?:ber)?)\b(?=.{0,600}' . $sender . ')(?=.{0,900}(?:no-cors|sendBeacon|new\s+Image))|\b(?:checkout|onestep|payment)\b["\'\/\]](?=.{0,800}(?:\.value\b|new\s+FormData\s*\())(?=.{0,1200}' . $sender . ')',
		);
	}

	/** @return array<string, string> For what scripts have encoded: none of it has a reason to be. */
	private static function decoded(): array {
		return array( 'script-decoded' => '\bcreateElement\s*\(\s*["\'](?:script|iframe)\b(?=.{0,800}["\'](?:https?:|wss?:)?\/\/)|<iframe\b(?=[^>]{0,500}(?:https?:)?\/\/)|<script\b[^>]{0,300}\ssrc\s*=\s*["\']?(?:https?:)?\/\/[\w.-]+\.\w|\blocation(?:\.href|\.replace|\.assign)?\s*[=(]\s*["\'](?:https?:)?\/\/|\beval\s*\(|new\s+WebSocket\b|\bdocument\.cookie\b' ) + self::page();
	}

	/** @return array<string, string> */
	private static function stored(): array {
		$hidden = '\bstyle\s*=\s*["\'][^"\']{0,300}(?:(?:left|right|top|bottom|text-indent|margin-(?:left|top))\s*:\s*-\d{3,}(?:\.\d+)?(?:px|r?em|%)|display\s*:\s*none|visibility\s*:\s*hidden|(?<!-)opacity\s*:\s*(?:0?\.0\d*|0)(?![.\d])|font-size\s*:\s*[01](?:px|pt)?\s*[;"\']|(?<![\w-])(?:width|height)\s*:\s*(?:[01](?:px|pt)?|0(?:\.\d+)?(?:[a-z]{2,3}|%))\s*[;"\'])';
		$size   = '(?:(?=[^>]{0,500}\shidden\b)|(?=[^>]{0,500}\s(?:width|height)\s*=\s*["\']?[01](?:px)?\b)|(?=[^>]{0,500}' . $hidden . '))';
		// Attributes of tags that authors can't add, with code that looks as no editor writes it.
		$event = '\son\w{3,20}\s*=\s*(["\'])(?:(?!\1).)*?(?:\beval\s*\(|\batob\s*\(|\bfetch\s*\(|\bimport\s*\(|fromCharCode|createElement|document\.cookie|\.src\s*=\s*["\'`]?(?:https?:)?\/\/|location(?:\.\w+)?\s*[=(]\s*["\'`]?(?:https?:)?\/\/)';

		return array(
			// Behind a text, where no editor puts it.
			'script-added'   => '(?:<\/(?:p|ul|ol|li|h[1-6]|table|figure|article)>|<!--\s*\/wp:(?!html|embed|shortcode)[\w\/-]+\s*-->)\s*<script\b[^>]{0,300}\ssrc\s*=\s*["\']?(?:https?:)?\/\/(?!' . self::EMBEDS . ')[^>]{0,300}>\s*<\/script>',
			'script-phish'   => '<form\b[^>]{0,500}\saction\s*=\s*["\']?https?:\/\/[^>]{0,500}>(?:[^<]{0,300}<(?!\/form)){1,30}[^<>]{0,200}type\s*=\s*["\']?password',
			'script-packed'  => 'eval\s*\(\s*function\s*\(\s*p\s*,\s*a\s*,\s*c\s*,\s*k\s*,\s*e',
			'script-codes'   => '<script[^>]{0,500}>[^<]{0,400}String\.fromCharCode\s*\(\s*(?:\d{2,3}\s*,\s*){12,}',
			'script-event'   => $event . '|\b(?:href|src|action)\s*=\s*["\']?\s*(?:javascript|data:text\/html|vbscript)\s*[:;,][^"\'>]{0,200}(?:\beval\b|\batob\b|fromCharCode|document\.cookie|base64,|location\s*=)',
			'script-cookies' => 'document\.cookie\b.{0,200}(?:new\s+Image|\.src\s*=|\bfetch\s*\(|sendBeacon|XMLHttpRequest|location\s*=)|(?:\.src\s*=|\bfetch\s*\(|sendBeacon\s*\(|location\s*=)[^;]{0,120}document\.cookie',
			'script-moves'   => '<meta\b[^>]{0,500}http-equiv\s*=\s*["\']?refresh[^>]{0,500}url\s*=|<script[^>]{0,500}>[^<]{0,400}?(?:referrer|userAgent|setTimeout|localStorage|cookie)[^<]{0,400}?location(?:\.href|\.replace|\.assign)?\s*[=(]\s*["\']https?:',
			'hidden-frame'   => '<(?:iframe|embed|object)(?![^>]{0,500}googletagmanager\.com)(?=[^>]{0,500}\s(?:src|data)\s*=\s*["\']?(?:https?:)?\/\/)' . $size . '[^>]{0,500}>',
			'hidden-link'    => '<a\b(?=[^>]{0,500}\shref\s*=\s*["\']https?:)(?=[^>]{0,500}' . $hidden . ')[^>]{0,500}>|<style[^>]{0,500}>[^<]{0,2000}\.([\w-]+)\s*\{[^}]*(?:(?:left|top|text-indent)\s*:\s*-\d{3,}|font-size\s*:\s*0)[^}]*\}[^<]{0,2000}<\/style>.{0,200}?<\w+[^>]{0,500}class\s*=\s*["\'][^"\']{0,300}\b\1\b[^>]{0,500}>.{0,300}?<a\s[^>]{0,500}href\s*=\s*["\']https?:|<\/a>[\s,|.]*(?:<\/\w+>\s*){0,3}<script[^>]{0,500}>\s*document\.getElementById\([^)]*\)\.style\.(?:display|visibility|position|left|height)\s*=',
			'hidden-links'   => '<(?:div|p|span|ul|ol|section|font|td|h\d|marquee)\b(?=[^>]{0,500}' . $hidden . ')[^>]{0,500}>\s*(?:(?:<(?:li|ul|ol|p|br|b|i|em|strong|span)\b[^>]{0,500}>|<\/(?:li|b|i|em|strong)>|[^<]++){0,8}+<a\s[^>]{0,500}href\s*=\s*["\']https?:[^<]{0,200}(?:<(?:b|strong|em|span)>[^<]{0,80}<\/(?:b|strong|em|span)>)?<\/a>[\s,|.]*){2,}',
			'stored-php'     => '<\?php\b.{0,2000}\b(?:eval|assert|base64_decode|gzinflate|shell_exec|system|passthru)~\(|\b(?:eval|assert)~\(~(?:base64_decode|gzinflate|gzuncompress|str_rot13|stripslashes|\$_(?:GET|POST|REQUEST|COOKIE))\b|\b(?:system|passthru|shell_exec|exec)~\(~\$_(?:GET|POST|REQUEST|COOKIE)\b|s:\d+:"(?:\.\.\/)+[^"]*\.(?:php|jpe?g|png|ico|txt)"',
			// The beginning of PHP code or of a script, encoded with Base64.
			'stored-code'    => '(?<![A-Za-z0-9+\/])(?:PD9waH|ZXZhbCg|QGV2YWwo|PHNjcmlwd|aWYoaXNzZXQo)[A-Za-z0-9+\/]{8,}',
		);
	}
}
