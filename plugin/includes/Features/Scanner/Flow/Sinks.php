<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Reports values that run as code or commands or are shown, in ways that only attackers use. */
final class Sinks {

	/** Commands that give control of the server to another computer. */
	private const REMOTE_CONTROL = '~/dev/tcp/|\b(?:nc|ncat|netcat)\s[^|;]*-[a-z]*[ec]\s|\b(?:ba|z|k)?sh\s+-i\b|\b(?:curl|wget|fetch)\s[^|;]*\|\s*(?:sudo\s+)?(?:ba|z)?sh\b|base64\s+(?:-d|--decode)[^|;]*\|\s*(?:ba)?sh\b|socket\.socket\(|use Socket;|\b(?:wget|curl)\s[^|;]*\.php\b~i';

	private const SHELL = '~^(?:/bin/|/usr/bin/)?(?:ba|z|k|da)?sh(?:\s+-i)?$|^cmd(?:\.exe)?$~i';

	/** Addresses whose content isn't in the file system. */
	private const HIDDEN_BOX   = '/<\w+\b[^>]*\bstyle\s*=[^>]*(?:(?:left|top|text-indent)\s*:\s*-\d{3}|display\s*:\s*none)/i';
	private const OTHER_SERVER = '~^(?:https?|ftps?|ssh2\.\w+):|^\\\\\\\\\w~i';
	private const WRAPPER      = '~^(?!file:|phar:|vfs:|phpvfscomposer:|data:)[a-z][\w.+-]*://|^phar://.*\.(?!phar)\w+/~i';

	private const HIDES_PLUGIN = '/data-(?:slug|plugin)\s*[*^$~|]?=[^{]*\{[^}]*display\s*:\s*none/i';

	private const MOVES = '~<script[^>]*>\s*(?:window\.|document\.|top\.)?location(?:\.href|\.replace)?\s*[=(]\s*["\']https?://~i';

	private const LINK = '~<a\s[^>]*href=|location(?:\.href)?\s*=|http-equiv=.?refresh|<script\s~i';

	private const VISIBLE = '/<(?:script|iframe|a|meta|form|img)\s/i';

	private Run $run;

	public function __construct( Run $run ) {
		$this->run = $run;
	}

	/** @param string $function_name `eval`, or a function that runs code or a command. */
	public function run( string $function_name, Value $code, int $at ): void {
		$is_command = ! in_array( $function_name, array( 'eval', 'assert', 'create_function' ), true );
		if ( $code->has( Value::REQUEST | Value::UPLOAD ) ) {
			$this->run->report( 'request-code', $at );
		} elseif ( $is_command && $code->is_prefixed() ) {
			return;
		} elseif ( $code->has( Value::REMOTE ) ) {
			$this->run->report( 'downloaded-code', $at );
		} elseif ( $code->has( Value::DECODED ) && ( ! $is_command || null !== $code->text ) ) {
			$this->run->report( 'decoded-code', $at );
		} elseif ( $code->has( Value::STORED ) && ( ! $code->is_prefixed() || ( ! $is_command && '?>' === trim( $code->start ) ) ) && 'create_function' !== $function_name ) {
			$this->run->report( 'stored-code', $at );
		} elseif ( null === $code->text ) {
			return;
		} elseif ( ! $is_command ) {
			$this->text( '<?php ' . $code->text, $at );
		} elseif ( 1 === preg_match( self::REMOTE_CONTROL, $code->text ) || ( $this->run->has_socket && 1 === preg_match( self::SHELL, $code->text ) ) ) {
			$this->run->report( 'remote-control', $at );
		}
	}

	/** A text of the file that is run, or stored as a file. */
	public function text( string $code, int $at ): void {
		if ( strlen( $code ) < 10000 && 1 === preg_match( '/[($`]/', $code ) ) {
			foreach ( Analysis::nested( $code, $this->run->nesting + 1 ) as $found => $excerpt ) {
				$this->run->report( $found, $at );
			}
		}
	}

	public function included( Value $file, int $at ): void {
		$is_known = null !== $file->text;
		if ( 1 === preg_match( self::OTHER_SERVER, $file->start ) || $file->has( Value::REMOTE ) ) {
			$this->run->report( 'downloaded-code', $at );
		} elseif ( 1 === preg_match( self::WRAPPER, $file->start ) || ( $is_known && 0 === stripos( $file->start, 'data:' ) ) ) {
			$this->run->report( 'decoded-code', $at );
		} elseif ( 0 === stripos( $file->start, 'data:' ) && $file->has( Value::REQUEST | Value::STORED ) ) {
			$this->run->report( 'request-include', $at );
		} elseif ( $this->run->scope->is_for_crawlers && $this->run->scope->conditions > 0 && $is_known ) {
			$this->run->report( 'crawler-page', $at );
		} elseif ( $file->has( Value::UPLOAD ) || ( $file->has( Value::REQUEST ) && ( ! $file->is_prefixed() || 1 === preg_match( '~^\w+://$~', $file->start ) ) ) ) {
			$this->run->report( 'request-include', $at );
		} elseif ( $file->has( Value::DECODED ) && ! $file->is_prefixed() ) {
			$this->run->report( 'decoded-code', $at );
		} elseif ( 1 === preg_match( Names::NO_CODE, $file->end ) ) {
			$this->run->report( 'false-picture', $at );
		}
	}

	private function is_for_crawlers(): bool {
		return $this->run->scope->is_for_crawlers || $this->run->scope->is_called_for_crawlers;
	}

	/** A text that was encoded in the file. */
	public function decoded( Value $value, int $at ): void {
		$text = (string) $value->text;
		if ( 1 === preg_match( '/<(?:script|iframe)\b/i', $text ) ) {
			$this->run->report( 'decoded-page', $at );
		} elseif ( 1 === preg_match( '/<\?php\s|\beval\s*\(|\$_(?:POST|GET|REQUEST|COOKIE)\s*\[/i', $text ) ) {
			$this->run->report( 'decoded-code', $at );
		}
	}

	/** The name of a function that is called. */
	public function called( Value $name, int $at ): void {
		if ( $name->is_prefixed() ) {
			return;
		}
		if ( $name->has( Value::REQUEST ) ) {
			$this->run->report( 'request-function', $at );
		} elseif ( $name->has( Value::REMOTE ) ) {
			$this->run->report( 'downloaded-code', $at );
		} elseif ( $name->has( Value::DECODED ) ) {
			$this->run->report( 'hidden-name', $at );
		}
	}

	public function shown( Value $value, int $at ): void {
		if ( $value->has( Value::ACCESS ) ) {
			$this->run->report( 'stolen-password', $at );
		} elseif ( null !== $value->text && 1 === preg_match( self::HIDES_PLUGIN, $value->text ) ) {
			$this->run->report( 'hidden-plugin', $at );
		} elseif ( null !== $value->text && 1 === preg_match( self::MOVES, $value->text ) ) {
			$this->run->report( 'hidden-redirect', $at );
		} elseif ( $value->has( Value::REMOTE_PAGE ) || ( $value->has( Value::REMOTE ) && 1 === preg_match( self::HIDDEN_BOX, $value->start ) ) ) {
			$this->run->report( 'remote-page', $at );
		} elseif ( $this->run->scope->conditions > 0 && ( ( $this->run->scope->is_for_crawlers && $value->has( Value::REMOTE | Value::STORED ) ) || ( $this->is_for_crawlers() && 1 === preg_match( self::LINK, $value->text ?? $value->start . $value->end ) ) ) ) {
			$this->run->report( 'crawler-page', $at );
		} elseif ( $value->has( Value::DECODED ) && 1 === preg_match( self::VISIBLE, $value->text ?? $value->start ) ) {
			$this->run->report( 'decoded-page', $at );
		}
	}

	public function redirected( Value $address, int $at ): void {
		$is_elsewhere = 1 === preg_match( '~^(?:location:\s*)?https?://\w~i', $address->start );
		if ( $address->has( Value::REMOTE | Value::DECODED ) && 1 === preg_match( '~^(?:location:\s*|https?:.*)?$~i', null === $address->text ? $address->start : '' ) ) {
			$this->run->report( 'hidden-redirect', $at );
		} elseif ( $is_elsewhere && ( $this->is_for_crawlers() || ( $this->run->scope->depends_on_browser && 1 !== preg_match( '/apple\.com|play\.google/', $address->start ) ) ) ) {
			$this->run->report( 'crawler-page', $at );
		}
	}

	/** A command for the database. */
	public function queried( Value $query, ?Place $place, int $at ): void {
		if ( 1 === preg_match( '/^\s*UPDATE\b/i', $query->start ) && 1 === preg_match( '/\buser_pass\b[^,]{0,9}=.*\bWHERE\s+ID\s*=\s*\d/is', $query->text ?? $query->end ) ) {
			$this->run->report( 'login-as-admin', $at );
		}
		if ( $place && Variables::is_superglobal( $place->name ) && $query->has( Value::REQUEST ) ) {
			$this->run->report( 'request-query', $at );
		}
	}

	/** What is sent to another server or by email. */
	public function sent( int $flags, int $at ): void {
		if ( 0 !== ( $flags & Value::SECRET ) ) {
			$this->run->report( 'stolen-password', $at );
		}
	}

	public function mailed( Arguments $arguments, int $at ): void {
		$this->sent( $arguments->flags(), $at );
		if ( $arguments->value( 4 )->has( Value::REQUEST ) ) {
			$this->run->report( 'request-code', $at );
		}
		if ( $arguments->value( 2 )->has( Value::ACCESS ) ) {
			$this->run->report( 'stolen-password', $at );
		}
		if ( $arguments->value( 0 )->has( Value::REQUEST ) && $arguments->value( 1 )->has( Value::REQUEST ) && $arguments->value( 2 )->has( Value::REQUEST ) ) {
			$this->run->report( 'mailer', $at );
		}
	}

	public function unserialized( Arguments $arguments, int $at ): void {
		if ( $arguments->value( 0 )->has( Value::REQUEST ) && count( $arguments->values ) < 2 ) {
			$this->run->report( 'request-object', $at );
		}
	}
}
