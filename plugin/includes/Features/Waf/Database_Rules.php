<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Waf;

defined( 'ABSPATH' ) || exit;

/** As in Page_Rules. Every repetition is bounded, so that no request can make a rule slow. */
final class Database_Rules {

	// Checked in queries, fields and cookies; the last ones also in prose.
	public const ALL = array(
		'sql-union'    => array( 'value field link path name agent password', '#(?<![a-z])union[\s(+]+(?:(?:all|distinct(?:row)?)[\s(+]+)?select[\s(+]*(?:null\b|@@|[\d\'"@*(-]|0x|[a-z_]\w{0,64}\s{0,9}[,(]|(?:(?!\bunion\b).){1,300}?\bfrom\b)|(?<![a-z])union[\s(]+(?:(?:all|distinct)\s+)?(?:values[\s(]+row\s{0,9}\(|table\s+\w{1,64}_(?:users|usermeta|options|posts)\b)#is', array( 'union' ) ),
		'sql-always'   => array(
			'value field link path name agent password',
			'#(?:[\'"\d)]|0x[\da-f]{1,9})\s{0,9}(?:or|and|xor|\|\||&&)(?![a-z])[\s(!~+-]{0,20}(?:not[\s(]+)?([\'"]?)(\w{1,40})\1[\s)]{0,9}(?:=|<=>|\b(?:like|rlike|regexp)\b)[\s(\'"!~+-]{0,9}\2\b'
			. '|(?:^\s{0,9}-?[\w.]{0,40}|[\'"])\)*\s{0,9}(?:or|and|xor|\|\||&&)(?![a-z])[\s(!~+-]{0,20}\d+\s{0,9}(?:[<>]=?|!=|<>|=)\s{0,9}\d'
			. '|[\'"]\)*\s{0,9}(?:or|\|\|)(?![a-z])[\s(+]{0,20}(?:not[\s(]+(?:false|0)|true|!0|~0|1)[\s)]{0,9}(?:--|\#|;|/\*|$)'
			. '|^\s{0,9}\d+\)*\s+(?:or|\|\|)\s+(?:not\s+false|true)\b'
			. '|[\'"]\s{0,9}(?:or|and)\s{0,9}[\'"]{1,2}\s{0,9}(?:=|like\b|<|>)'
			. '|(?:^\s{0,9}-?\d+|[\'"])\)*\s{0,9}(?:or|and|\|\||&&)(?![a-z])[\s(]{0,20}[\'"`]?\w{1,40}[\'"`]?\s+(?:is\s+(?:not\s+)?null|(?:not\s+)?in\s{0,9}\(|(?:not\s+)?(?:like|rlike|regexp)\s{0,9}(?:0x|[\'"])|(?:not\s+)?between\s+[\'"\d]\S{0,40}\s+and\s+[\'"\d])'
			. '|(?:^\s{0,9}-?\d+|[\'"])\)*\s{0,9}(?:or|and|xor|\|\||&&)[\s(!~]{1,9}\w{2,20}\s{0,9}\([^()]{0,80}\)\s{0,9}(?:[<>=]|r?like\b|regexp\b)'
			. '|\'\s{0,9}(?:or|and)\s{0,9}\'\w{1,20}\'\s{0,9}[<>]\s{0,9}\'#is',
			array( 'or', 'and', '||', '&&' ),
		),
		'sql-blind'    => array( 'value field link name', '#\bcase\s+when\b.{1,100}?\bthen\b.{1,100}?\bend\b|,\s{0,9}\(\s{0,9}select\b|\b(?:exists\s{0,9}\(\s{0,9}select|(?:ascii|ord|length|substr(?:ing)?|mid)\s{0,9}\(\s{0,9}(?:\(?\s{0,9}select|database|user\(|version|current_user|@@|substr|mid)|if\s{0,9}\(\s{0,9}(?:\(?\s{0,9}select|substr|ascii|ord|\d+\s{0,9}=\s{0,9}\d|now\s{0,9}\())|[\'"\d)]\s{0,9}(?:rlike|regexp)\s{0,9}\(#is', array( '(', 'case' ) ),
		'sql-function' => array( 'value field link name header agent password', '#\b(?:sleep|benchmark|pg_sleep|randomblob)\s{0,9}\(\s{0,9}[\d\'"(@.-]|\bwaitfor\s+delay\b|\b(?:extractvalue|updatexml|gtid_subset|load_file|xp_cmdshell|xp_dirtree|sp_executesql|sp_oacreate|dbms_pipe\.receive_message|dbms_lock\.sleep|utl_http\.request)\b\s{0,9}[(\'"]|\binto\s+(?:out|dump)file\b|\bprocedure\s+analyse\s{0,9}\(#i', array( '(', 'waitfor', 'outfile', 'dumpfile' ) ),
		'sql-subquery' => array( 'value field link name', '#\(\s{0,9}select\b[\s(+*]{0,20}(?:(?:(?!select\b)[\w.*@,\'"()+\s-]){0,200}?\bfrom\b[\s(]{0,9}\w|\d{1,9}\s{0,9}(?:union|from|where|,\s{0,9}\d|\)\s{0,9}(?:[=<>]|--|\#|and\b|or\b))|null|sleep|case\b|concat|database\(|version\(|user\(|@@|char\()|\bselect\b(?:(?!\bselect\b).){1,200}?\bfrom\b[\s(`]{0,9}(?:\w{1,60}_(?:users|usermeta|options|posts)\b|information_schema|mysql\.|performance_schema|pg_|sys(?:objects|columns)|sqlite_|dual\b)#is', array( 'select' ) ),
		'sql-order'    => array( 'value field link', '#(?:[\'"]\)*\s{0,9}|^\s{0,9}-?\d+\)*\s+)(?:order|group)\s+by\s+[\d(]|\bhaving\s+\d+\s{0,9}=\s{0,9}\d#i', array( 'order', 'group', 'having' ) ),
		'sql-stacked'  => array( 'value field link', '#;\s{0,9}(?:(?:drop|alter|truncate|create)\s+(?:table|database|user|function|procedure|view)\b|insert\s+into\s+\w|update\s+\w+\s+set\s+\w+\s{0,9}=|delete\s+from\s+\w|(?:exec|execute|declare|shutdown)\b[\s(@]|set\s+@|handler\s+\w+\s+(?:open|read)\b|load\s+data\b|select\s+(?:pg_|sleep|load|\*|@@|\(|[\w,]{1,60}\s+from\b))#i', array( ';' ) ),
		'sql-comment'  => array( 'value field', '#^[^\s\'"]{0,60}[\'"]\)*;?\s{0,9}(?:--[\s+-]{0,9}|\#\s{0,9}|/\*.{0,20})$#s' ),
		'sql-schema'   => array( 'value field link name', '#\b(?:information_schema|performance_schema)\s{0,9}\.|\bmysql\.(?:user|db)\b|\bsqlite_master\b|\bpg_catalog\.#i', array( '_schema', 'mysql.', 'sqlite_', 'pg_catalog' ) ),
		'sql-in-text'  => array( 'text', '#^\s{0,9}(?:-?\d{1,10}|[^\s\'"]{0,40}[\'"])\)*\s{0,9}(?:or|and)\s{0,9}[\'"]?\w{1,40}[\'"]?\s+is\s+(?:not\s+)?null\b|^\s{0,9}[^\s\'"]{0,40}[\'"]\)*\s{0,9}(?:(?:or|and|xor|\|\||&&)[\s(]{0,9}[\'"\d][\w\'"]{0,20}\s{0,9}(?:=|like)|union[\s(]+(?:all[\s(]+)?select\b|;\s{0,9}(?:drop|insert|update|delete|select|exec)\b|(?:or|and)\s+(?:sleep|benchmark)\s{0,9}\()#i' ),
		'nosql'        => array( 'name', '#^\$(?:ne|gte?|lte?|regex|where|nin|exists|or|and|expr|function)$#i' ),

		'php-tag'      => array( 'value field link path name header agent', '#<\?(?:php\b|=|\s{0,9}(?:echo|eval|system)\b)#i', array( '<?' ) ),
		'php-setting'  => array( 'value field link path name', '#allow_url_include|auto_prepend_file|\binvokefunction\b#i', array( 'allow_url_include', 'auto_prepend_file', 'invokefunction' ) ),
		'php-code'     => array(
			'value field link path name header agent',
			'#\b(?:eval|assert|system|passthru|shell_exec|popen|proc_open|pcntl_exec|scandir|opendir|highlight_file|create_function|call_user_func(?:_array)?|file_put_contents|move_uploaded_file|gzinflate|gzuncompress|str_rot13|show_source)\s{0,9}\(\s{0,9}(?:[\$\'"`@]|[a-z_]{1,64}\s{0,9}\()'
			. '|\b(?:eval|assert|system|passthru|shell_exec)\(\w{1,40}\)|\bphpinfo\s{0,9}\(|\bbase64_decode\s{0,9}\('
			. '|\$_(?:GET|POST|REQUEST|COOKIE|SERVER|FILES|SESSION|ENV)\s{0,9}[\[{]|\b(?:include|require)(?:_once)?[\s(]{0,9}\$_'
			. '|(?<![.\w])exec\s{0,9}\(\s{0,9}[\'"$]|\b(?:include|require)(?:_once)?[\s(]{0,9}[\'"](?:https?|ftp|php|phar|data)://|\.\.\.\s{0,9}\$_(?:GET|POST|REQUEST|COOKIE)\b'
			. '|\b(?:array_(?:map|filter|walk|reduce)|u[ak]?sort|ob_start|register_shutdown_function)\s{0,9}\([^()]{0,80}[\'"](?:assert|system|exec|passthru|shell_exec|phpinfo)[\'"]'
			. '|([\'"])(?:system|exec|passthru|assert|shell_exec|popen|phpinfo)\1\s{0,9}\)?\s{0,9}\(|=\s{0,9}([\'"])(?:system|exec|passthru|assert|shell_exec|popen)\2\s{0,9};'
			. '|\([a-z_.()]{4,40}\)\s{0,9}\(\s{0,9}(?:whoami|id|phpinfo)\s{0,9}\)'
			. '|\$\{\s{0,9}@?[a-z_]{2,40}\s{0,9}\(|\b(?:print|die|echo)\s{0,9}\(\s{0,9}(?:@?md5\s{0,9}\(|`)|(?:chr\s{0,9}\(\s{0,9}\d{1,3}\s{0,9}\)\s{0,9}\.\s{0,9}){2}'
			. '|\(\s{0,9}([\'"])[a-z_]{3,30}\3\s{0,9}\)\s{0,9}\(|@ini_set\s{0,9}\('
			. '|\bpreg_replace\s{0,9}\(\s{0,9}[\'"].{1,60}/[a-z]{0,5}e[a-z]{0,5}[\'"]|\bfile_get_contents\s{0,9}\(\s{0,9}[\'"$]#is',
			array( '(', '$', '://', '=' ),
		),
		'php-object'   => array( 'value field link name header', '#(?:^|[;{}])\s{0,9}[OC]:\+?\d+:"[^"]{1,200}":\+?\d+:[;{]#', array( ':"' ) ),
		'coded-object' => array( 'value field link header', '#^\s{0,9}(?:Tzo[\da-z+/]{8}|rO0AB|aced0005)|"@type"\s{0,9}:\s{0,9}"|^(?:com|org|java|javax)\.[\w.]{5,100}(?:JdbcRowSet|Template|BeanFactory|DataSource)|!!(?:python/|javax?\.|ruby/)#i', array( 'tzo', 'ro0ab', 'aced0005', '@type', 'com.', 'org.', 'java', '!!' ) ),
		'object-text'  => array( 'text', '#^\s{0,9}(?:a:\d+:\{.{0,40})?[OC]:\+?\d+:"[^"]{1,200}":\+?\d+:[;{]#', array( ':"' ) ),
		'php-in-text'  => array( 'text', '#\\\\think\\\\|\binvokefunction\b#i' ),
		'superglobal'  => array( 'name', '#^(?:GLOBALS|_(?:GET|POST|COOKIE|SERVER|SESSION|REQUEST|FILES|ENV))$#' ),

		'command'      => array(
			'value field link path name',
			'#(?:[;|&`\n]|\$\(|^)\s{0,9}(?:/(?:usr/)?(?:local/)?s?bin/)?(?:'
			. '(?:cat|tac|nl|head|tail|less|more|ls|find|grep|chmod|chown|touch|rm|mv|cp|sh|bash|zsh|dash)\s+(?:-\w+\s+){0,9}["\']?(?:/|~|\.\.|\d{3}\b)'
			. '|(?:wget|curl|fetch|lwp-download)\s+(?:-{1,2}\w[\w=-]*\s+){0,9}["\']?(?:https?:|ftp:|\d{1,3}\.|[\w-]+\.[\w.-]+/)'
			. '|(?:nc|ncat|netcat|socat|telnet)\s+-?\w|ping\s+-\w|nslookup\s+\S|(?:uname|ls|ps|netstat|id)\s+-\w|(?:python\d?|perl|ruby|php|lua|node)\s+-[a-z]\s|(?:ba)?sh\s+-[ci]\b|powershell(?:\.exe)?\s+-|cmd(?:\.exe)?\s+/c|(?:dir|type)\s+c:|certutil\s+-|base64\s+-d|net\s+user\b|rm\s+-rf?\b|mkfifo\s|echo\s+\S{8,}\s{0,9}\|)'
			. '|(?:[;|&`]|\$\()\s{0,9}(?:(?:wget|curl)\s+(?:-{1,2}\w[\w=-]*\s+){0,9}[\w-]{1,63}\.\w|(?:cat|tac|nl|head|tail|less|more)(?:\s+[\w.-]{1,60}\.(?:php|ini|env|log|conf|sql|ht\w{4,6})\b|\s{0,9}<\s{0,9}[\w/.]))'
			. '|\$\(\s{0,9}<\s{0,9}[\w/.~-]+\s{0,9}\)#i',
		),
		'command-word' => array( 'value field link path', '#(?:;|&&|\|\||\n|`|\$\(|^[\w.:-]{0,60}\s{0,9}\|)\s{0,9}(?:/(?:usr/)?s?bin/)?(?:id|whoami|uname|ls|pwd|ifconfig|ipconfig|netstat|printenv|hostname|reboot)\s{0,9}(?:[;|&`)\#\n]|$)|(?:`|\$\()\s{0,9}(?:id|whoami|uname|ls|cat|curl|wget|sleep|ping|nslookup|echo)\b|(?:;|\|)\s{0,9}env\s{0,9}(?:[;|&]|$)|&\s{0,9}(?:whoami|ipconfig|ifconfig|netstat|printenv)\s{0,9}(?:[&|;]|$)|(?:;|\|\||&&|\|)\s{0,9}(?:sleep\s+\d+|whoami|ping\s+-[nc])\b#i', array( ';', '|', '&', '`', '$(', "\n" ) ),
		'shell'        => array( 'value field link path header agent', '#\(\)\s{0,9}\{[^}]{0,40};\s{0,9}\}\s{0,9};|/dev/(?:tcp|udp)/|/bin/(?:ba|z|da)?sh\b|/(?:bin|etc|usr)/[\w/]{0,20}[\w?*]{0,9}[?*][\w?*]{0,9}(?:\s|$|/)|\$\{?IFS\b|;\s{0,9}\{\w+,#i', array( '()', '/dev/', '/bin', '/etc', '/usr', 'ifs', '{' ) ),
	);
}
