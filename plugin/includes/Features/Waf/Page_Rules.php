<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** By name: places, regular expression, and lowercase words, one of which is in every match. The words are searched first, because that is faster. Every repetition is bounded. */
final class Page_Rules {

	/** Event handlers by name, for attributes that break out of a tag outside the request. */
	private const EVENTS = '(?:load\w*|error|click|focus\w*|blur|mouse\w+|key\w+|pointer\w+|touch\w+|drag\w*|drop|animation\w+|transition\w+|toggle|begin|end|submit|change|input|copy|cut|paste|wheel|scroll\w*|resize|hashchange|message|page\w+|popstate|unload|before\w+|after\w+|canplay\w*|play\w*|progress|search|select\w*|show|start|finish|bounce|invalid|reset|contextmenu|auxclick|dblclick)';

	private const JAVASCRIPT = 'j[\s\x00-\x1f]{0,5}a[\s\x00-\x1f]{0,5}v[\s\x00-\x1f]{0,5}a[\s\x00-\x1f]{0,5}s[\s\x00-\x1f]{0,5}c[\s\x00-\x1f]{0,5}r[\s\x00-\x1f]{0,5}i[\s\x00-\x1f]{0,5}p[\s\x00-\x1f]{0,5}t[\s\x00-\x1f]{0,5}:';

	/** Also `//` and `/./`, which mean the same. */
	private const SLASHES = '[/\\\\](?:\.?[/\\\\]){0,9}';

	private const SYSTEM_FILES = '(?:etc' . self::SLASHES . '(?:passwd|shadow|hosts|group|sudoers|crontab|mysql|apache2|nginx|ssh)|proc' . self::SLASHES . '(?:self|\d+)[/\\\\]|var[/\\\\]log[/\\\\]|windows[/\\\\](?:system32|win\.ini)|boot\.ini|win\.ini|root[/\\\\]\.|home[/\\\\][\w.-]{1,40}[/\\\\]\.|\.ssh[/\\\\]|id_rsa\b|\.bash_history|\.htpasswd|web-inf[/\\\\])';

	public const ALL = array(
		'lookup'           => array( 'value field link name path header agent password', '#\$\{\s{0,9}(?:jndi\b|\$\{|::-|(?:lower|upper|env|sys|date|main|java|base64)\s{0,9}:)#i', array( '${' ) ),
		'null-byte'        => array( 'path value field link name file', '#\x00#' ),
		'traversal'        => array( 'path', '#(?:^|[/\\\\])\.\.(?:[/\\\\;]|$)|(?:\.{2,}(?:[/\\\\;]|\./)+){2}#' ),
		'traversal-value'  => array( 'value', '#(?:\.{2,}(?:[/\\\\;]|\./)+){2}|\.\.[/\\\\](?:(?!\.\.[/\\\\]).){0,200}(?:\.php|\.ini|\.env|\.ht|\.git|windows)#i', array( '..' ) ),
		'traversal-field'  => array( 'field', '#^[^\s<>{}]{0,80}?(?:\.{2,}(?:[/\\\\;]|\./)+){3}|^[^\s<>{}]{0,80}\.\.[/\\\\][^\s<>]{0,200}(?:wp-(?:config|load)\.php|\.ini\b|/\.env|/\.ht|/\.git)|^\s{0,9}wp-config\.php\s{0,9}$#i', array( '..', 'wp-config' ) ),
		'traversal-link'   => array( 'link header', '#\.\.[/\\\\](?:(?!\.\.[/\\\\]).){0,200}(?:\bwp-(?:config|load)\.php|' . self::SYSTEM_FILES . ')#i', array( '..' ) ),
		'system-file'      => array( 'value field', '#(?:^|[/\\\\=\s\'":])' . self::SYSTEM_FILES . '|[/\\\\]wp-(?:config|load)\.php\b#i', array( 'etc', 'proc', 'var', '.ini', 'windows', 'root', 'home', '.ssh', 'id_rsa', '_history', '.htpasswd', 'web-inf', 'wp-config', 'wp-load' ) ),
		'config-file'      => array( 'value', '#\bwp-config\.php\b#i', array( 'wp-config' ) ),
		'wrapper'          => array( 'value field link', '#(?:^|[^a-z])(?:php|phar|expect|zip|glob|ogg|rar|compress\.(?:zlib|bzip2)|zlib|ssh2\.\w{2,9}|file|gopher|dict|ldaps?|tftp|jar:https?|netdoc)://|^\s{0,9}(?:file|netdoc):[/\\\\]|^\s{0,9}data:(?://)?text/(?:plain|html|php)#i', array( '://', 'data:', 'file:', 'netdoc:' ) ),
		'inclusion'        => array( 'included', '#^(?:\w{0,40}abspath|mosconfig_absolute_path|\w{0,40}_root)=\s{0,9}(?:https?|ftps?)://|^[\w-]{1,40}=\s{0,9}(?:ftps?://|https?://.{1,300}(?:\.(?:txt|php\d?|phtml|inc|sh|pl|asp|jsp)(?:[?\x00\#]|$)|[?\x00]$))#i', array( '://' ) ),
		'metadata'         => array( 'value field link', '#\b(?:169\.254\.169\.254|2852039166\b(?!-)|0xa9fea9fe|0251\.0376\.|100\.100\.100\.200|metadata\.google\.internal)\b#i', array( '169.254', '2852039166', 'a9fea9fe', '0251', '100.100', 'metadata' ) ),
		'xml-entity'       => array( 'xml', '#<!ENTITY\s|<!DOCTYPE[^>\[]{0,200}(?:\[|\sSYSTEM\s)#i' ),

		'script'           => array( 'value field link path name file', '#<\s{0,9}/?\s{0,9}script(?:[\s>/:]|$)#i', array( 'script' ) ),
		'handler'          => array( 'value field link path name file', '#<[a-z!?/\x80-\xff][^>]{0,600}?[\s/"\'`]on[a-z]{3,25}\s{0,9}=#i', array( '<' ) ),
		'handler-breakout' => array( 'value field link path name', '#["\'`][^<>]{0,80}?[\s/"\'`]on' . self::EVENTS . '\s{0,9}=\s{0,9}\S#i', array( 'on' ) ),
		'script-link'      => array( 'value field link path name', '#(?<![a-z\d_])' . self::JAVASCRIPT . '(?!\s{0,9}void\s{0,9}\(\s{0,9}0\s{0,9}\)\s{0,9};?\s{0,9}["\']?\s{0,9}$)\s{0,9}(?:\S{0,200}[(=`\[]|//)|\b(?:data:(?:text/html|application/(?:xhtml\+xml|xml|javascript)|text/(?:javascript|xml))|vbscript:|livescript:)\s{0,9}\S#i', array( ':' ) ),
		'link-scheme'      => array( 'link', '#^\s{0,9}(?:' . self::JAVASCRIPT . '(?!\s{0,9}void\()|vbscript:|data:)#i' ),
		'tag'              => array( 'value link path name', '#<\s{0,9}(?:iframe|object|embed|applet|base|meta|frameset|frame|math|svg|isindex|bgsound|link|style|form)(?:[\s/>]|$)#i', array( '<' ) ),
		'tag-field'        => array( 'field', '#<\s{0,9}(?:(?:base|meta|applet|object|embed)\b[^>]{0,300}\b(?:href|http-equiv|data|src|code)|iframe\b[^>]{0,300}\bsrcdoc)\s{0,9}=#i', array( '<' ) ),
		'style'            => array( 'value field link', '#style\s{0,9}=.{0,100}(?:expression\s{0,9}\(|-moz-binding|behaviou?r\s{0,9}:)|<style.{0,200}(?:@import|expression\s{0,9}\()#is', array( 'style' ) ),
		'script-breakout'  => array( 'value field link name', '#[\'"`]\s{0,9}[;,+*^|&})-]+\s{0,9}(?:alert|confirm|prompt|eval|fetch|import|setTimeout|setInterval|Function|atob)\s{0,9}[(`]|[\'"]\s{0,9}[;+-]+\s{0,9}(?:document|window|location|top|self)\s{0,9}[.\[=]|\b(?:alert|confirm|prompt)\s{0,9}[(`]\s{0,9}(?:\d|document|[\'"]?xss)#i', array( '(', '[', '=', '`' ) ),
		'script-theft'     => array( 'value', '#\bdocument\s{0,9}(?:\.\s{0,9}(?:cookie|domain|write)\b|\[\s{0,9}[\'"`](?:cookie|domain|write))|\bString\.fromCharCode\s{0,9}\(|\+ADw-#i', array( 'document', 'fromcharcode', '+adw' ) ),
		'script-in-text'   => array(
			'text header agent',
			'#<\s{0,9}script\b[^>]{0,300}(?:\bsrc\s{0,9}=|>\s{0,9}[^<\s]{0,200}[(=.`])'
			. '|<\s{0,9}script\b[^>]{0,300}>(?:\s{0,9}<!--[^<]{0,400}?[(=.`]|[^<]{0,400}?[(=.`][^<]{0,2000}</\s{0,9}script)'
			. '|<[a-z](?:[^<>]{0,500}?|[^<>"\']{0,60}(?:"[^"]{0,300}"[^<>"\']{0,60}|\'[^\']{0,300}\'[^<>"\']{0,60}){1,6}?)[\s/"\'`]on[a-z]{3,25}\s{0,9}=\s{0,9}(?!\{)(?:"[^">]{0,300}[(`.=\[]|\'[^\'>]{0,300}[(`.=\[]|[^\s"\'>]{0,200}[(`.=\[])'
			. '|<[a-z][^<>]{0,500}?\b(?:href|src|(?:form)?action|data|content)\s{0,9}=\s{0,9}["\']?[\s\x00-\x1f]{0,9}(?:\d{0,3};?\s{0,9}url=\s{0,9})?(?:' . self::JAVASCRIPT . '|vbscript:|data:text/html)'
			. '|^[^<>"\']{0,60}["\']\s{0,9}(?:[\w-]{1,30}(?:=\S{0,20})?\s+){0,3}on' . self::EVENTS . '\s{0,9}=\s{0,9}\S{0,100}[(`\[]'
			. '|<iframe\b[^>]{0,300}\bsrcdoc\s{0,9}=#is',
			array( '<', 'on' ),
		),

		'template'         => array(
			'value field link name',
			'#\{\{(?:(?!\{\{).){0,100}?(?:\d\s{0,9}[*+]\s{0,9}[\'"]?\d|\bconstructor\b|__\w{3,20}__|\bconfig\s{0,9}(?:\}\}|\.|\[)|\bself\s{0,9}[.\[]|\brequest\s{0,9}[.\[|]|_self\.|\$on\.|\|\s{0,9}(?:filter|attr)\s{0,9}\(|\|\s{0,9}(?:sort|map|reduce)\s{0,9}\(\s{0,9}[\'"](?:system|exec|passthru|shell_exec)|\bdump\s{0,9}\(\s{0,9}app\b|\bpopen\b|lipsum|cycler)'
			. '|[$\#*@]\{\s{0,9}\d+\s{0,9}[*+]\s{0,9}\d|@\(\d+\s{0,9}[*+]\s{0,9}\d+\)|<%=?\s{0,9}(?:\d+\s{0,9}[*+]\s{0,9}\d|system|`|File\.|IO\.|Dir\.)'
			. '|\bT\s{0,9}\(\s{0,9}java\.|\bjava\.lang\.(?:Runtime|ProcessBuilder|System)\b|%\{\s{0,9}[(\#]|\bognl\b|\#set\s{0,9}\(\s{0,9}\$|\#evaluate\s{0,9}\(|<\#assign\b|freemarker\.template'
			. '|\{/?php\}|\{\$smarty\b|\{(?:system|exec|passthru|phpinfo|if\s+(?:phpinfo|system|exec))\s{0,9}\(|\{\$\{|\{%.{0,60}(?:\bimport\b|\.__\w{3,20}__)|\{Smarty_#is',
			array( '{', '<%', '@(', 't(', 'java.', 'ognl', '#set', '#eval', '<#assign', 'freemarker' ),
		),
		'lookup-text'      => array( 'text', '#^\s{0,9}\$\{\s{0,9}(?:jndi\b|\$\{|::-|(?:lower|upper|env|sys)\s{0,9}:)#i', array( '${' ) ),
		'prototype'        => array( 'name', '#^__proto__$|^prototype$|__proto__[.\[]|constructor[.\[]prototype|^class[._]module[._]|^class\.module#i' ),

		'header-line'      => array( 'value link', '#(?:[\r\n]|\xe5\x98[\x8a\x8d])\s{0,9}(?:(?:set-cookie|content-(?:type|length|disposition|transfer-encoding)|location|refresh|transfer-encoding|access-control-[a-z-]{3,30}|x-[a-z-]{3,30}|mime-version|bcc|cc|reply-to)\s{0,9}:|http/\d)|\r?\n\r?\n\s{0,9}<#i', array( "\n", "\r", "\xe5\x98" ) ),
		'mail-header'      => array( 'field', '#[\r\n]\s{0,9}(?:set-cookie|content-(?:type|transfer-encoding|disposition)|location|mime-version|bcc|cc|to|from|subject|reply-to)\s{0,9}:#i', array( "\n", "\r" ) ),
		'line-in-path'     => array( 'path', '#[\r\n]#' ),

		'file-type'        => array( 'file', '#\.(?:php\d?|phps|phtml?|phar|pht)(?:[\s.;:%_\x00]|$)|\.(?:shtml?|aspx?|ashx|asa|jspx?|cgi|pl|cfm)[\s.;:%\x00]{0,9}$|^\.(?:htaccess|htpasswd|user\.ini)$|^web\.config$|\.\.[/\\\\]#i' ),
		'file-content'     => array( 'upload', '#^(?:jpe?g|png|gif|webp|ico|bmp|avif|heic|tiff?|svgz?|mp[34]|pdf)\n.*?<\?(?:php\b|=\s{0,9}[`$@a-z(])#is' ),
		'file-script'      => array( 'upload', '#^svgz?\n.*?(?:<script\b|[\s/"\']on[a-z]{3,25}\s{0,9}=|javascript\s{0,9}:|<foreignObject\b)#is' ),

		'hidden-file'      => array( 'path', '#/\.(?:env|git|svn|hg|aws|ssh|htpasswd|htaccess|vscode|idea|ds_store)(?:[./~-]|$)#i' ),
		'config-copy'      => array( 'path', '#/wp-config(?:\.php[.~_-]|\.(?:old|txt|bak|orig|save|inc|zip|swp)$)#i' ),
		'known-hole'       => array( 'path', '#/phpunit/.*eval-stdin\.php|/wp-content/uploads/.*\.ph(?:p\d?|tml|ar)$|/wp-content/plugins/[^/]+/.*(?:shell|c99|r57|filemanager|connector\.minimal|eval-stdin)[\w.-]*\.php|/wp-content/debug\.log$#i' ),
		'probe'            => array( 'path', '#^(?:/[\w-]{1,40})?/(?:(?:phpmyadmin|pma|myadmin)/(?:\w+/){0,5}\w+\.php|(?:adminer[\w.-]{0,20}|phpinfo|info|shell|c99|r57|wso|alfa|b374k)\.php|composer\.(?:json|lock)|(?:backup|dump|database|db|site|wordpress)\.(?:zip|sql|tar|tgz|rar|7z|bak|tar\.gz|sql\.gz)|id_rsa|server-status|(?:actuator|boaform|HNAP1|GponForm|cgi-bin)/.*|solr/admin/.*|manager/html|owa/auth/.*|_ignition/execute-solution|telescope/requests)$#i' ),
		'attack-tool'      => array( 'agent', '#\b(?:sqlmap|nikto|acunetix|netsparker|invicti|dirbuster|gobuster|feroxbuster|wfuzz|fuzz faster u fool|ffuf|havij|masscan|zgrab|nmap scripting engine|wpscan|nuclei|openvas|nessus|arachni|w3af|whatweb|commix|joomscan|droopescan|zmeu)\b#i' ),
	);
}
