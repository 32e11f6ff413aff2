<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/**
 * Reads CSV files with views: by date, by date and post, or by post. Columns are recognized by their names, or without names by their
 * values (title, views, URL). Posts are found by their URL on this site, or by their id.
 */
final class Import_File {

	public const MAX_BYTES = 10485760;

	/** Bytes of a line. A longer one is read as several: PHP would take 500 MB for the cells of a line of 10 MB. */
	private const MAX_LINE = 65536;

	/** Maximum number of different posts. Finding one takes WordPress a millisecond. */
	private const MAX_POSTS = 3000;

	/** Files with addresses of more other sites than this are lists of referrers or clicks. The site may have had other domains. */
	private const MAX_HOSTS = 2;

	private const COLUMNS = array(
		'date'    => array( 'date', 'day', 'period' ),
		'views'   => array( 'views', 'pageviews', 'page views', 'view count' ),
		'post_id' => array( 'post_id', 'post id', 'id' ),
		'url'     => array( 'url', 'post_permalink', 'permalink', 'link', 'address' ),
		'title'   => array( 'title', 'post_title', 'name', 'label' ),
	);

	/** Names of columns of files whose views aren't views of days or posts. */
	private const OTHER_COLUMNS = array( 'referrer', 'referrers', 'host', 'country', 'countries', 'city', 'region', 'author', 'authors', 'search term', 'search terms', 'term', 'click', 'clicks', 'download', 'downloads', 'file', 'video', 'videos', 'device', 'browser' );

	/**
	 * Column numbers by name.
	 *
	 * @var array<string, int>
	 */
	private array $columns = array();

	private Import_Rows $rows;
	private Import_Posts $posts;

	/** Day of rows without a date; 0 if none was chosen. */
	private int $day;

	/** @param int $day Slot of the day that rows without a date are added to; 0 if none. */
	public function __construct( Import_Rows $rows, int $day ) {
		$this->rows  = $rows;
		$this->posts = new Import_Posts();
		$this->day   = $day;
	}

	/** @return string An error for the whole file; '' if it was read. */
	public function read( string $path ): string {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- An uploaded file or one that WP-CLI was given, read line by line.
		$file = is_readable( $path ) && is_file( $path ) ? fopen( $path, 'rb' ) : false;

		if ( false === $file ) {
			return __( 'The file can’t be read.', 'jetpack-dashboard' );
		}
		$error = (int) filesize( $path ) > self::MAX_BYTES ? self::too_large() : '';
		if ( '' === $error ) {
			// The posts that are looked up would take 100 MB.
			$was_suspended = wp_suspend_cache_addition();
			wp_suspend_cache_addition( true );
			$error = $this->read_lines( $file );
			wp_suspend_cache_addition( $was_suspended );
		}
		fclose( $file );
		// phpcs:enable

		if ( '' === $error && isset( $this->columns['date'] ) ) {
			$this->rows->add_totals();
		}

		return $error;
	}

	public static function too_large(): string {
		/* translators: %s: size, such as 10 MB. */
		return sprintf( __( 'The file is larger than %s. Split it into several files, each with all rows of its days.', 'jetpack-dashboard' ), (string) size_format( self::MAX_BYTES ) );
	}

	/**
	 * @param resource $file
	 * @return string An error for the whole file; '' if it was read.
	 */
	private function read_lines( $file ): string {
		$first = (string) fgets( $file, self::MAX_LINE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
		if ( '' === trim( $first, "\xEF\xBB\xBF \r\n" ) ) {
			return __( 'The file is empty. Export it again.', 'jetpack-dashboard' );
		}
		if ( false !== strpos( $first, "\0" ) || 0 === strpos( $first, "PK\x03\x04" ) ) {
			return __( 'The file isn’t a CSV file. If it is a spreadsheet or a ZIP file, open it and save it as CSV (UTF-8).', 'jetpack-dashboard' );
		}
		$separator = self::separator( $first );
		fseek( $file, "\xEF\xBB\xBF" === substr( $first, 0, 3 ) ? 3 : 0 );

		$cells     = self::cells( $file, $separator );
		$width     = count( (array) $cells );
		$has_names = null !== $cells && $this->find_columns( $cells );
		$error     = $this->column_error( $has_names ? (array) $cells : array() );
		$is_whole  = true;
		for ( $line = 1; null !== $cells && '' === $error; $line++ ) {
			if ( array( '' ) !== $cells && ( $line > 1 || ! $has_names ) ) {
				$is_whole = count( $cells ) >= $width;
				$error    = $this->read_row( $line, $cells );
			}
			$cells = self::cells( $file, $separator );
		}
		if ( '' === $error && $this->rows->is_empty() ) {
			return __( 'The file has no views: only names of columns, or rows with 0 views. Check whether you exported the right period.', 'jetpack-dashboard' );
		}
		if ( ! $is_whole ) {
			$this->rows->warning = __( 'The last line of the file is incomplete, so its end may be missing. Export it again, or check whether the last days are in it.', 'jetpack-dashboard' );
		}

		return $error;
	}

	/**
	 * @param string[] $names Names of the columns; empty if the file has none.
	 * @return string What is wrong with the columns; '' if nothing.
	 */
	private function column_error( array $names ): string {
		if ( ! isset( $this->columns['views'] ) ) {
			return __( 'The file has no column of views. Choose a CSV file whose first line names the columns: date and views, or title, url and views.', 'jetpack-dashboard' );
		}
		if ( ! $this->is_of_posts() && array_intersect( array_map( array( self::class, 'name' ), $names ), array_merge( self::OTHER_COLUMNS, array( self::name( __( 'Referrer', 'jetpack-dashboard' ) ) ) ) ) ) {
			return __( 'The file has views of something else, such as referrers or countries. Only views of days and of posts can be imported.', 'jetpack-dashboard' );
		}

		return '';
	}

	/**
	 * @param resource $file
	 * @return string[]|null The next line; null at the end.
	 */
	private static function cells( $file, string $separator ): ?array {
		$cells = fgetcsv( $file, self::MAX_LINE, $separator, '"', '' );

		return is_array( $cells ) ? array_map( static fn( $cell ): string => trim( (string) $cell ), $cells ) : null;
	}

	/**
	 * Finds the columns by the first line.
	 *
	 * @param string[] $cells
	 * @return bool Whether the line has names.
	 */
	private function find_columns( array $cells ): bool {
		$own = self::own_columns();
		foreach ( $cells as $index => $cell ) {
			foreach ( self::COLUMNS as $name => $names ) {
				if ( in_array( self::name( $cell ), $names, true ) || self::name( $own[ $name ] ) === self::name( $cell ) ) {
					$this->columns += array( $name => $index );
				}
			}
		}
		if ( isset( $this->columns['views'] ) && count( $this->columns ) > 1 ) {
			return true;
		}

		$this->columns = array();
		$found         = array();
		foreach ( $cells as $index => $cell ) {
			$name   = null !== self::number( $cell ) ? 'views' : ( null !== self::day( $cell ) ? 'date' : ( false !== strpos( $cell, '://' ) ? 'url' : 'title' ) );
			$found += array( $name => $index );
		}
		if ( isset( $found['views'] ) && ( isset( $found['date'] ) || isset( $found['url'] ) ) ) {
			$this->columns = $found;
		}

		return false;
	}

	/**
	 * @param string[] $cells
	 * @return string An error for the whole file; '' if it can be read on.
	 */
	private function read_row( int $line, array $cells ): string {
		$cell  = fn( string $name ): string => isset( $this->columns[ $name ] ) ? ( $cells[ $this->columns[ $name ] ] ?? '' ) : '';
		$views = self::number( $cell( 'views' ) );
		$day   = isset( $this->columns['date'] ) ? self::day( $cell( 'date' ) ) : $this->day;

		if ( null === $views ) {
			$this->rows->refuse( $line, __( 'The number of views is not valid.', 'jetpack-dashboard' ) );
		} elseif ( null === $day ) {
			$this->rows->refuse( $line, __( 'The date is not valid. Weeks and months can’t be imported.', 'jetpack-dashboard' ) );
		} elseif ( 0 === $day ) {
			return __( 'The file has no dates. Enter the day that its views are added to (in WP-CLI: --date).', 'jetpack-dashboard' );
		} else {
			$post = $this->is_of_posts() ? $this->posts->find( $cell( 'url' ), $cell( 'post_id' ) ) : Schema::TOTAL;

			if ( null === $post ) {
				$this->rows->miss( '' === $cell( 'url' ) ? trim( $cell( 'title' ) . ' #' . $cell( 'post_id' ), ' #' ) : $cell( 'url' ), $views );
			} else {
				$this->rows->add( $line, $day, $post, $views );
			}
		}
		if ( $line > Import_Rows::MAX_ROWS + 1 ) {
			/* translators: %s: number of rows. */
			return sprintf( __( 'The file has more than %s rows. Split it into several files, each with all rows of its days.', 'jetpack-dashboard' ), number_format_i18n( Import_Rows::MAX_ROWS ) );
		}
		if ( $this->posts->other_hosts() > self::MAX_HOSTS ) {
			return __( 'The file has addresses of several other sites, so it seems to be a list of referrers or clicks. Only views of days and of posts can be imported.', 'jetpack-dashboard' );
		}

		return $this->posts->count() > self::MAX_POSTS
			/* translators: %s: number of posts. */
			? sprintf( __( 'The file has more than %s different posts. Split it into several files, each with all rows of its days.', 'jetpack-dashboard' ), number_format_i18n( self::MAX_POSTS ) )
			: '';
	}

	private function is_of_posts(): bool {
		return isset( $this->columns['url'] ) || isset( $this->columns['post_id'] ) || isset( $this->columns['title'] );
	}

	private static function name( string $cell ): string {
		return mb_strtolower( wp_check_invalid_utf8( $cell ), 'UTF-8' );
	}

	/** @return array<string, string> Names that the export of this plugin uses, in the user's language. */
	private static function own_columns(): array {
		return array(
			'date'    => __( 'Date', 'jetpack-dashboard' ),
			'views'   => __( 'Views', 'jetpack-dashboard' ),
			'post_id' => __( 'Post ID', 'jetpack-dashboard' ),
			'url'     => __( 'Address', 'jetpack-dashboard' ),
			'title'   => __( 'Title', 'jetpack-dashboard' ),
		);
	}

	private static function separator( string $line ): string {
		$best = ',';
		foreach ( array( ';', "\t" ) as $other ) {
			$best = substr_count( $line, $other ) > substr_count( $line, $best ) ? $other : $best;
		}

		return $best;
	}

	private static function number( string $text ): ?int {
		return 1 === preg_match( '/\A\d{1,9}\z|\A\d{1,3}(?:[,. ]\d{3}){1,2}\z/', $text ) ? (int) preg_replace( '/\D/', '', $text ) : null;
	}

	private static function day( string $text ): ?int {
		if ( 1 === preg_match( '/\A\w{3,9} \d{1,2}, \d{4}\z/', $text ) ) {
			$time = strtotime( "$text 12:00 UTC" );

			return false === $time ? null : (int) gmdate( 'Ymd', $time );
		}

		return 1 === preg_match( '/\A(\d{4}-\d\d-\d\d)(?:[T ]\d\d:\d\d(?::\d\d)?)?\z/', $text, $parts ) ? Spans::parse( $parts[1] ) : null;
	}
}
