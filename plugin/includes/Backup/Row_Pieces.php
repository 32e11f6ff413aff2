<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

/** Stores rows, each a line of JSON, in pieces. */
final class Row_Pieces {

	/** One row in so many may end a piece. Its content decides, so that an added row doesn't change all pieces after it. */
	private const ROWS_TO_END = 64;

	/** Pieces after which the next row ends one, whatever its content. */
	private const MAX_PIECES = 4;

	private const JSON = JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/** @var list<string> */
	public array $hashes = array();

	public int $rows = 0;

	private Pieces $pieces;
	private string $buffer = '';

	/** Pieces since the last one that ended with a row. */
	private int $since = 0;

	public function __construct( Pieces $pieces ) {
		$this->pieces = $pieces;
	}

	/**
	 * @param list<?string> $values
	 * @return bool Whether a piece ends with this row.
	 * @throws Backup_Error
	 */
	public function add( array $values ): bool {
		$line          = self::line( $values );
		$this->buffer .= $line;
		++$this->rows;
		$bytes = strlen( $this->buffer );
		if ( $bytes >= Pieces::SIZE ) {
			$parts        = str_split( $this->buffer, Pieces::SIZE );
			$this->buffer = (string) array_pop( $parts );
			foreach ( $parts as $part ) {
				$this->hashes[] = $this->pieces->add( $part );
				++$this->since;
			}
		} elseif ( $bytes >= Pieces::SIZE * 3 / 4 && 0 === crc32( $line ) % self::ROWS_TO_END ) {
			$this->end();
			return true;
		}
		if ( $this->since >= self::MAX_PIECES ) {
			$this->end();
			return true;
		}

		return false;
	}

	/**
	 * Stores the last piece.
	 *
	 * @throws Backup_Error
	 */
	public function end(): void {
		if ( '' !== $this->buffer ) {
			$this->hashes[] = $this->pieces->add( $this->buffer );
			$this->buffer   = '';
		}
		$this->since = 0;
	}

	/**
	 * A row as JSON. Values that aren't text are arrays with their Base64.
	 *
	 * @param list<?string> $values
	 */
	private static function line( array $values ): string {
		// phpcs:disable WordPress.WP.AlternativeFunctions.json_encode_json_encode, WordPress.PHP.DiscouragedPHPFunctions -- wp_json_encode() would change values that aren't UTF-8.
		$json = json_encode( $values, self::JSON );
		if ( false === $json || false !== strpos( $json, '\u0000' ) ) {
			$json = (string) json_encode( array_map( static fn( ?string $value ) => null === $value || Sql::is_text( $value ) ? $value : array( base64_encode( $value ) ), $values ), self::JSON );
		}
		// phpcs:enable

		return "$json\n";
	}
}
