<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

defined( 'ABSPATH' ) || exit;

/**
 * Reads CSV files with views: by date, by date and post, or by post. Columns are recognized by their names, or without names by their
 * values (title, views, URL). Posts are found by their URL on this site, or by their id.
 */
final class Import_File {

	public const MAX_BYTES = 5242880;

	/** Maximum number of different URLs. Finding a post takes WordPress a millisecond. */
	private const MAX_URLS = 3000;

	private const COLUMNS = array(
		'date'    => array( 'date', 'day', 'period' ),
		'views'   => array( 'views', 'pageviews', 'page views', 'view count' ),
		'post_id' => array( 'post_id', 'post id', 'id' ),
		'url'     => array( 'url', 'post_permalink', 'permalink', 'link', 'address' ),
		'title'   => array( 'title', 'post_title', 'name', 'label' ),
	);

	/**
	 * Post ids by URL; null if there is none.
	 *
	 * @var array<string, int|null>
	 */
	private array $posts = array();

	/**
	 * Column numbers by name.
	 *
	 * @var array<string, int>
	 */
	private array $columns = array();

	private Import_Rows $rows;

	/** Day of rows without a date; 0 if none was chosen. */
	private int $day;

	/** @param int $day Slot of the day that rows without a date are added to; 0 if none. */
	public function __construct( Import_Rows $rows, int $day ) {
		$this->rows = $rows;
		$this->day  = $day;
	}

	/** @return string An error for the whole file; '' if it was read. */
	public function read( string $path ): string {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- An uploaded file or one that WP-CLI was given, read line by line.
		$file = is_readable( $path ) && is_file( $path ) ? fopen( $path, 'rb' ) : false;

		if ( false === $file ) {
			return __( 'The file can’t be read.', 'jetpack-dashboard' );
		}
		if ( (int) filesize( $path ) > self::MAX_BYTES ) {
			fclose( $file );
			/* translators: %s: size, such as 5 MB. */
			return sprintf( __( 'The file is larger than %s.', 'jetpack-dashboard' ), (string) size_format( self::MAX_BYTES ) );
		}

		$first = (string) fgets( $file, 65536 );
		$start = "\xEF\xBB\xBF" === substr( $first, 0, 3 ) ? 3 : 0;
		$comma = self::separator( $first );
		fseek( $file, $start );

		$has_columns = false;
		$cells       = self::cells( $file, $comma );
		for ( $line = 1; null !== $cells; $line++ ) {
			$has_names   = ! $has_columns && $this->find_columns( $cells );
			$has_columns = isset( $this->columns['views'] );

			if ( ! $has_columns ) {
				fclose( $file );
				return __( 'The file has no column of views. Choose a CSV file whose first line names the columns: date and views, or title, url and views.', 'jetpack-dashboard' );
			}
			if ( ! $has_names && array( '' ) !== $cells ) {
				/* translators: %s: number of a line. */
				$this->read_row( sprintf( __( 'Line %s', 'jetpack-dashboard' ), number_format_i18n( $line ) ), $cells );
			}
			$cells = self::cells( $file, $comma );
		}
		fclose( $file );
		// phpcs:enable

		if ( isset( $this->columns['date'] ) ) {
			$this->rows->add_totals();
		}

		return '';
	}

	/**
	 * @param resource $file
	 * @return string[]|null The next line; null at the end.
	 */
	private static function cells( $file, string $separator ): ?array {
		$cells = fgetcsv( $file, 0, $separator, '"', '' );

		return is_array( $cells ) ? array_map( static fn( $cell ): string => trim( (string) $cell ), $cells ) : null;
	}

	/**
	 * Finds the columns by the first line.
	 *
	 * @param string[] $cells
	 * @return bool Whether the line has names.
	 */
	private function find_columns( array $cells ): bool {
		foreach ( $cells as $index => $cell ) {
			foreach ( self::COLUMNS as $name => $names ) {
				if ( in_array( strtolower( $cell ), $names, true ) ) {
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

	/** @param string[] $cells */
	private function read_row( string $line, array $cells ): void {
		$cell  = fn( string $name ): string => isset( $this->columns[ $name ] ) ? ( $cells[ $this->columns[ $name ] ] ?? '' ) : '';
		$views = self::number( $cell( 'views' ) );
		$day   = isset( $this->columns['date'] ) ? self::day( $cell( 'date' ) ) : $this->day;

		if ( null === $views ) {
			$this->rows->refuse( $line, __( 'The number of views is not valid.', 'jetpack-dashboard' ) );
		} elseif ( null === $day ) {
			$this->rows->refuse( $line, __( 'The date is not valid. Weeks and months can’t be imported.', 'jetpack-dashboard' ) );
		} elseif ( 0 === $day ) {
			$this->rows->refuse( $line, __( 'It has no date. Choose the day that its views are added to.', 'jetpack-dashboard' ) );
		} else {
			$is_of_post = isset( $this->columns['url'] ) || isset( $this->columns['post_id'] ) || isset( $this->columns['title'] );
			$post       = $is_of_post ? $this->post( $cell( 'url' ), $cell( 'post_id' ) ) : Schema::TOTAL;

			if ( null === $post ) {
				$this->rows->refuse( $line, __( 'This site has no such post.', 'jetpack-dashboard' ) );
			} else {
				$this->rows->add( $line, $day, $post, $views );
			}
		}
	}

	/** @return int|null 0 for the home page; null if there is no such post. */
	private function post( string $url, string $id ): ?int {
		$key = '' === $url ? "#$id" : $url;

		if ( array_key_exists( $key, $this->posts ) ) {
			return $this->posts[ $key ];
		}
		if ( count( $this->posts ) >= self::MAX_URLS ) {
			return null;
		}

		$post = null;
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		if ( '' !== $url ) {
			// The site may have had another domain or scheme.
			$found = url_to_postid( home_url( substr( $path, strlen( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) ) . ( false === strpos( $url, '?' ) ? '' : '?' . wp_parse_url( $url, PHP_URL_QUERY ) ) ) );
			$post  = $found > 0 ? $found : ( '' === trim( $path, '/' ) && false === strpos( $url, '?' ) ? 0 : null );
		} elseif ( '0' === $id ) {
			$post = 0;
		} elseif ( absint( $id ) > 0 && get_post_status( absint( $id ) ) ) {
			$post = absint( $id );
		}

		$this->posts[ $key ] = $post;

		return $post;
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
