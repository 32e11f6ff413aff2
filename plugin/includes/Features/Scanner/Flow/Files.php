<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** Functions that read and write files and addresses. */
final class Files {

	private const ADDRESS = '~^(?:https?|ftps?|tcp|ssl|tls|udp)://~i';

	/** Functions that show or change a file or folder that a request names. Four make a file manager. */
	private const MANAGED = array( 'unlink', 'rmdir', 'rename', 'chmod', 'mkdir', 'scandir', 'opendir', 'readfile', 'highlight_file', 'show_source', 'file_get_contents', 'copy', 'touch', 'file_put_contents', 'fopen', 'chdir', 'is_dir', 'filesize' );

	private const MANAGED_COUNT = 4;

	/** As Operands writes the names of constants. */
	private const CODE_FOLDERS = '~/abspath/|/wp_plugin_dir/|/wpmu_plugin_dir/|/(?:mu-)?plugins\b|/themes\b~';

	/** Longer than `<?php eval(`. */
	private const LONG_START = 12;

	private Run $run;
	private Variables $variables;
	private Sinks $sinks;

	public function __construct( Run $run, Variables $variables, Sinks $sinks ) {
		$this->run       = $run;
		$this->variables = $variables;
		$this->sinks     = $sinks;
	}

	/** @return Value|null Null if it is another function. */
	public function call( string $name, Arguments $arguments, int $at ): ?Value {
		if ( in_array( $name, self::MANAGED, true ) ) {
			$this->managed( $name, $arguments->value( 0 ), $at );
		}
		switch ( $name ) {
			case 'glob':
				$path      = new Value( $arguments->value( 0 )->flags );
				$path->end = $arguments->value( 0 )->end;
				return Value::items( array( $path ) );
			case 'file_put_contents':
				$this->write( $arguments->value( 0 ), $arguments->value( 1 ), $arguments->place( 0 ), $at );
				return new Value();
			case 'fwrite':
			case 'fputs':
			case 'gzwrite':
			case 'fputcsv':
			case 'fprintf':
				$handle = $arguments->value( 0 );
				$this->write( $handle->path ?? new Value(), 'fprintf' === $name ? new Value( $arguments->flags() ) : $arguments->value( 1 ), $handle->place, $at );
				if ( $handle->path && $arguments->place( 0 ) && 1 === preg_match( '~^php://(?:memory|temp)~', $handle->path->start ) ) {
					$data = $arguments->value( 1 );
					$this->variables->write( $arguments->place( 0 ), $handle->and_flags( $data->flags | ( $data->has( Value::STORED ) && ! self::has_own_start( $data ) ? Value::DECODED : 0 ) ) );
				}
				return new Value();
			case 'move_uploaded_file':
				$this->upload( $arguments->value( 0 ), $arguments->value( 1 ), $at );
				return new Value();
			case 'copy':
			case 'rename':
				$this->upload( $arguments->value( 0 ), $arguments->value( 1 ), $at );
				if ( 1 === preg_match( Names::NO_CODE, $arguments->value( 0 )->end ) && 1 === preg_match( Names::EXECUTABLE, $arguments->value( 1 )->end ) ) {
					$this->run->report( 'decoded-file', $at );
				}
				if ( 'copy' === $name ) {
					$this->write( $arguments->value( 1 ), $this->content( $arguments->value( 0 ) ), $arguments->place( 1 ), $at );
				}
				return new Value();
			case 'tmpfile':
				return Value::handle( Value::text( 'php://temp' ), null, 0 );
			case 'stream_get_meta_data':
				return Value::items( array( 'uri' => new Value( $arguments->value( 0 )->flags ) ) );
			case 'fopen':
			case 'fsockopen':
			case 'pfsockopen':
			case 'stream_socket_client':
				$this->run->has_socket = $this->run->has_socket || 'fopen' !== $name;
				$content               = $this->content( $arguments->value( 0 ) );
				return Value::handle( $arguments->value( 0 ), $arguments->place( 0 ), 'fopen' === $name ? $content->flags : Value::REMOTE );
			case 'file_get_contents':
			case 'file':
			case 'gzopen':
			case 'gzfile':
			case 'simplexml_load_file':
			case 'wp_remote_fopen':
				$this->sinks->sent( $arguments->value( 0 )->flags, $at );
				return $this->content( $arguments->value( 0 ) );
			case 'symlink':
			case 'link':
				$this->sinks->shown( $this->content( $arguments->value( 0 ) ), $at );
				return new Value();
			case 'stream_get_contents':
			case 'fread':
			case 'fgets':
			case 'fgetc':
			case 'stream_get_line':
			case 'readline':
			case 'socket_read':
				return new Value( $arguments->value( 0 )->flags );
			case 'readfile':
			case 'highlight_file':
			case 'show_source':
				if ( $arguments->value( 0 )->has( Value::REQUEST ) && ! $arguments->value( 0 )->is_prefixed() ) {
					$this->run->report( 'request-page', $at );
				}
				$this->sinks->shown( $this->content( $arguments->value( 0 ) ), $at );
				return new Value();
			default:
				return null;
		}
	}

	/** What a file or address contains. */
	private function content( Value $path ): Value {
		$start = $path->start;
		if ( 0 === stripos( $start, 'php://input' ) || $path->has( Value::UPLOAD ) ) {
			return new Value( Value::REQUEST );
		}
		if ( 1 === preg_match( self::ADDRESS, $start ) ) {
			return new Value( Value::REMOTE | ( $path->has( Value::VISITOR ) ? Value::REMOTE_PAGE : 0 ) );
		}
		if ( 0 === stripos( $start, 'data:' ) || 0 === stripos( $start, 'php://filter' ) ) {
			return new Value( Value::DECODED );
		}
		if ( $path->has( Value::REQUEST ) && ! $path->is_prefixed() ) {
			return new Value( Value::REMOTE );
		}
		if ( 'wp-config.php' === basename( $path->end ) ) {
			return new Value( Value::ACCESS );
		}
		// The file itself, behind the code, or one that pretends not to be code.
		// Pages for search engines are in files of their own.
		$is_page   = $this->run->scope->is_for_crawlers && 1 === preg_match( '/\.(?:html?|txt|json|dat|cache)$/i', $path->end );
		$is_hidden = Operands::OWN_FILE === $path->text || 1 === preg_match( Names::NO_CODE, $path->end ) || 1 === preg_match( '/\.(?:txt|css|bak|old|tmp)$/i', $path->end );

		return new Value( ( $is_hidden ? Value::DECODED : 0 ) | ( $is_page ? Value::STORED : 0 ) | ( isset( $this->run->downloads[ $path->end ] ) ? Value::REMOTE : 0 ) | ( $path->flags & ( Value::DECODED | Value::REMOTE | Value::STORED ) ) );
	}

	/** @param Place|null $place Where the path is stored: it stands for the content from then on. */
	public function write( Value $path, Value $data, ?Place $place, int $at ): void {
		$this->sinks->sent( $data->flags, $at );
		$is_executable = 1 === preg_match( Names::EXECUTABLE, $path->end );
		$is_chosen     = $path->has( Value::REQUEST ) && ( ! $path->is_prefixed() || '' === $path->end );
		$is_elsewhere  = $path->has( Value::REMOTE ) && '' === $path->end;
		$this->set_up( $path, $data, $at );
		if ( $data->has( Value::REQUEST ) && ( $is_executable || $is_chosen ) && ! self::has_own_start( $data ) ) {
			$this->run->report( 'request-file', $at );
		} elseif ( $data->has( Value::REMOTE ) && ( $is_executable || $is_chosen || $is_elsewhere ) && 'wp-config.php' !== basename( $path->end ) ) {
			// WordPress loads the secret keys in `wp-config.php`.
			$this->run->report( 'downloaded-file', $at );
		} elseif ( $data->has( Value::DECODED ) && $is_executable && ! self::has_own_start( $data ) ) {
			$this->run->report( 'decoded-file', $at );
		} elseif ( $is_executable && null === $data->text && 1 === preg_match( '~@(?:include|require)(?:_once)?\b|\beval\s*\(~', $data->end ) ) {
			// Added to code of others.
			$this->run->report( 'decoded-file', $at );
		} elseif ( false !== strpos( $data->text ?? $data->start, '<?' ) ) {
			$this->sinks->text( $data->text ?? $data->start, $at );
		}
		if ( $data->has( Value::REMOTE ) && '' !== $path->end ) {
			$this->run->downloads[ $path->end ] = true;
		}
		$flags = $data->flags & ( Value::REQUEST | Value::REMOTE | Value::DECODED );
		if ( $data->has( Value::STORED ) && ! self::has_own_start( $data ) ) {
			// From now on, the path stands for code from the database.
			$flags |= Value::DECODED;
		}
		if ( $place && $flags && ! $is_chosen ) {
			// A path that was known is one no longer.
			$this->variables->write( $place, new Value( $flags ) );
		}
	}

	public function open_archive( Value $path ): void {
		$this->run->has_archive        = $this->run->has_archive || $path->has( Value::UPLOAD );
		$this->run->has_remote_archive = $this->run->has_remote_archive || $path->has( Value::REMOTE ) || isset( $this->run->downloads[ $path->end ] );
	}

	public function extract( Value $folder, int $at ): void {
		if ( $this->run->has_archive ) {
			$this->run->report( 'uploader', $at );
		}
		if ( $this->run->has_remote_archive && 1 === preg_match( self::CODE_FOLDERS, $folder->text ?? $folder->start . $folder->end ) ) {
			$this->run->report( 'downloaded-file', $at );
		}
	}

	/** A file that tells the server what to run. */
	private function set_up( Value $path, Value $data, int $at ): void {
		if ( 1 === preg_match( '/(?:\.htaccess|\.user\.ini|php\.ini)$/', $path->end ) && 1 === preg_match( '/auto_(?:pre|ap)pend_file|(?:SetHandler|AddHandler|AddType)\s+(?:\S*php|\S+\s+\.php)/i', $data->text ?? $data->start ) ) {
			$this->run->report( 'prepended-file', $at );
		}
	}

	/** Whether the data begins with code of the file, as a file of settings does. */
	private static function has_own_start( Value $data ): bool {
		return null === $data->text && strlen( trim( $data->start ) ) > self::LONG_START;
	}

	private function upload( Value $source, Value $target, int $at ): void {
		$is_executable = 1 === preg_match( Names::EXECUTABLE, $target->end );
		if ( $source->has( Value::UPLOAD ) && ( $is_executable || ( $target->has( Value::REQUEST ) && ! $this->run->has_limit ) ) ) {
			$this->run->report( 'uploader', $at );
		}
	}

	private function managed( string $name, Value $path, int $at ): void {
		if ( $path->has( Value::REQUEST ) && ! $path->is_prefixed() ) {
			$this->run->managed[ $name ] = true;
			if ( count( $this->run->managed ) >= self::MANAGED_COUNT ) {
				$this->run->report( 'file-manager', $at );
			}
		}
	}
}
