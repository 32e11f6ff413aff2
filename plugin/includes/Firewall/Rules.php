<?php
/**
 * What attacks look like.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Firewall;

/**
 * A small set of our own, for what nobody sends by chance. It knows the common probes, and promises no more than that.
 */
final class Rules {

	/** Where a rule looks => its name => what it looks for. Nothing in them repeats without end: a rule must not be a way to keep the site busy. */
	private const ALL = array(
		'path'   => array(
			'traversal'   => '#(?:^|[/\\\\])\.\.(?:[/\\\\]|$)#',
			'null-byte'   => '#\x00#',
			'hidden-file' => '#/\.(?:env|git|svn|hg|aws|ssh|htpasswd|htaccess|vscode|idea)(?:[./~-]|$)#i',
			'config-copy' => '#/wp-config\.php[.~_-]#i',
			'known-hole'  => '#/(?:phpunit/.*eval-stdin\.php|wp-content/plugins/[^/]+/.*(?:shell|c99|r57)\.php)#i',
		),
		'name'   => array(
			'superglobal' => '#^(?:GLOBALS|_(?:GET|POST|COOKIE|SERVER|SESSION|REQUEST|FILES|ENV))$#',
		),
		'value'  => array(
			'traversal'    => '#(?:^|[/\\\\=])\.\.[/\\\\]#',
			'null-byte'    => '#\x00#',
			'wrapper'      => '#(?:^|[^a-z])(?:php|phar|expect|zip|glob|file|ogg|compress\.zlib)://#i',
			'system-file'  => '#/etc/(?:passwd|shadow)\b|/proc/self/(?:environ|cmdline)|\bwp-config\.php\b|\bboot\.ini\b#i',
			'sql-union'    => '#\bunion\b[\s(+]+(?:(?:all|distinct)[\s(+]+)?select\b[\s(+]*(?:null\b|@@|\d|char\(|concat|0x|\*|.{1,300}\bfrom\b)#is',
			'sql-always'   => '#[\'"\d)]\s*(?:\bor\b|\band\b|\|\||&&)\s*\(?\s*([\'"]?)(\w{1,64})\1\s*=\s*\1\2#i',
			'sql-function' => '#\b(?:sleep|benchmark|pg_sleep)\s*\(\s*[\d\'"]|\bwaitfor\s+delay\b|\b(?:extractvalue|updatexml)\s*\(|\bload_file\s*\(|\binto\s+(?:out|dump)file\b#i',
			'sql-schema'   => '#\binformation_schema\s*\.|;\s*(?:drop|alter|truncate)\s+(?:table|database)\b#i',
			'script'       => '#<\s*script[\s>/]|<\s*(?:iframe|object|embed|svg|img|body|math|video|audio|details|input)\b[^>]{0,300}\bon[a-z]{3,30}\s*=|\bjavascript\s*:\s*[a-z.\[\]]{1,100}\s*\(#i',
			'php-code'     => '#<\?(?:php\b|=)|\b(?:eval|assert|system|passthru|shell_exec|popen|proc_open)\s*\(\s*(?:[\$\'"]|[a-z_]{1,64}\s*\()|\bbase64_decode\s*\(#i',
			'php-object'   => '#(?:^|[;{}])[OC]:\+?\d+:"[^"]+":\+?\d+:[;{]#',
			'lookup'       => '#\$\{\s*(?:jndi|\$\{|(?:lower|upper|env|sys|date)\s*:)#i',
		),
		'header' => array(
			'lookup' => '#\$\{\s*(?:jndi|\$\{|(?:lower|upper|env|sys|date)\s*:)#i',
		),
		'agent'  => array(
			'attack-tool' => '#\b(?:sqlmap|nikto|acunetix|netsparker|dirbuster|gobuster|wfuzz|havij|masscan|nmap scripting engine)\b#i',
		),
		'file'   => array(
			'php-upload' => '#\.(?:php\d?|phtml|phar|pht|htaccess)(?:[. ]|$)#i',
		),
	);

	/**
	 * The rule that a request breaks.
	 *
	 * @param Incoming_Request $request The request.
	 * @return string Its name; '' for none.
	 */
	public static function broken_by( Incoming_Request $request ): string {
		/** Filters the firewall's rules: where they look (path, name, value, header, agent, file) => name => regular expression. */
		$rules = (array) apply_filters( 'jetpack_dashboard_firewall_rules', self::ALL );
		$texts = array(
			'path'   => array( $request->path ),
			'name'   => $request->names,
			'value'  => $request->values,
			'header' => $request->headers,
			'agent'  => array( $request->agent ),
			'file'   => $request->files,
		);

		foreach ( array_filter( $texts ) as $place => $found ) {
			foreach ( (array) ( $rules[ $place ] ?? array() ) as $name => $pattern ) {
				if ( preg_grep( $pattern, $found ) ) {
					return (string) $name;
				}
			}
		}

		return '';
	}
}
