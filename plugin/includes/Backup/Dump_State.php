<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.PHP.DiscouragedPHPFunctions, WordPress.WP.AlternativeFunctions -- Base64 of bytes in JSON, and a local file.

/**
 * How far the database of an unfinished backup is read, in a file of the backup folder.
 *
 * A chunk has the rows after the end of the chunk before, up to its own, a key as Table_Reader::key(), or null for all that follow. `sum`: of the rows
 * that are stored, as Table_Reader::sum(); '' if it isn't known. `hot`: whether it changed while the backup was created, or probably will.
 *
 * @phpstan-type Chunk array{end: list<string>|null, pieces: list<string>, rows: int, sum: string, hot: bool}
 * @phpstan-type Table array{name: string, create: string, columns: list<string>, is_done: bool, chunks: list<Chunk>}
 */
final class Dump_State {

	/** Steps of Database_Dump. */
	public const COPY   = 'copy';
	public const MOMENT = 'moment';
	public const PROOF  = 'proof';
	public const DONE   = 'done';

	/** What it is encrypted for. */
	private const ABOUT = 'database';

	/** Path from the backup folder. */
	public const FILE = 'work/database.json';

	/** @var list<Table> */
	public array $tables = array();

	public string $step = self::COPY;

	/** Whether a part was begun. It may have been stopped before it stored anything. */
	public bool $is_begun = false;

	public int $round = 0;

	/** Parts in a row that were stopped at the step MOMENT. */
	public int $stopped = 0;

	/** After how many of them all chunks were compared in slices. */
	public int $compared = 0;

	/** Whether all chunks are compared in slices, because the server didn't leave enough time for the step MOMENT. */
	public bool $is_gradual = false;

	/** Unix time of the last step MOMENT. */
	public int $moment_at = 0;

	/** Where PROOF continues: positions of the table and its chunk. */
	public int $table = 0;
	public int $chunk = 0;

	/** Whether PROOF found a change. */
	public bool $has_changed = false;

	/** Seconds over which chunks that changed were read; 0 if all rows are as they were at one moment. */
	public int $spread = 0;

	private ?Backups $backups;
	private string $id;
	private ?Data_Key $key;

	/**
	 * @param Backups|null  $backups Null to store nothing.
	 * @param string        $id      Of the unfinished backup.
	 * @param Data_Key|null $key     With which backups are encrypted.
	 */
	public function __construct( ?Backups $backups = null, string $id = '', ?Data_Key $key = null ) {
		$this->backups = $backups;
		$this->id      = $id;
		$this->key     = $key;
	}

	/** Continues with what is stored, if that is of the same backup. */
	public function load(): void {
		$file = $this->backups ? "{$this->backups->folder()}/" . self::FILE : '';
		$json = is_file( $file ) ? (string) file_get_contents( $file ) : '';
		$json = $this->key ? (string) $this->key->open( $json, self::ABOUT ) : $json;
		$all  = json_decode( $json, true );
		if ( ! is_array( $all ) || ( $all['id'] ?? '' ) !== $this->id || ! is_array( $all['tables'] ?? null ) ) {
			return;
		}
		foreach ( $this->values() as $name => $value ) {
			if ( gettype( $value ) === gettype( $all[ $name ] ?? null ) ) {
				$this->$name = $all[ $name ];
			}
		}
		$this->tables = self::with_ends( $this->tables, static fn( string $value ): string => (string) base64_decode( $value, true ) );
	}

	/** @throws Backup_Error */
	public function save(): void {
		if ( ! $this->backups ) {
			return;
		}
		$all           = array( 'id' => $this->id ) + $this->values();
		$all['tables'] = self::with_ends( $this->tables, 'base64_encode' );
		$json          = (string) wp_json_encode( $all );
		$this->backups->pieces()->write( "{$this->backups->folder()}/" . self::FILE, $this->key ? $this->key->seal( $json, self::ABOUT ) : $json );
	}

	/**
	 * Keys may have any bytes, JSON can't.
	 *
	 * @param list<Table>              $tables
	 * @param callable(string): string $code For the values of each key.
	 * @return list<Table>
	 */
	private static function with_ends( array $tables, callable $code ): array {
		foreach ( $tables as $table => $of_table ) {
			foreach ( $of_table['chunks'] as $chunk => $of_chunk ) {
				$of_chunk['end']              = null === $of_chunk['end'] ? null : array_map( $code, $of_chunk['end'] );
				$of_table['chunks'][ $chunk ] = $of_chunk;
			}
			$tables[ $table ] = $of_table;
		}

		return $tables;
	}

	/** @return array<string, mixed> */
	private function values(): array {
		return array_diff_key(
			get_object_vars( $this ),
			array(
				'backups' => true,
				'id'      => true,
				'key'     => true,
			)
		);
	}

	/** @param string[] $names Of all tables. */
	public function add_tables( array $names ): void {
		foreach ( array_diff( $names, array_column( $this->tables, 'name' ) ) as $name ) {
			$this->tables[] = array(
				'name'    => $name,
				'create'  => '',
				'columns' => array(),
				'is_done' => false,
				'chunks'  => array(),
			);
		}
	}

	/**
	 * @param int|null $position Of the chunk that it replaces; null to add it.
	 * @param Chunk    $chunk
	 */
	public function put_chunk( int $index, ?int $position, array $chunk ): void {
		$table = $this->tables[ $index ];

		$table['chunks'][ $position ?? count( $table['chunks'] ) ] = $chunk;

		$this->tables[ $index ] = $table;
	}

	/** @param list<Chunk> $chunks */
	public function replace_chunk( int $index, int $position, array $chunks ): void {
		$table = $this->tables[ $index ];
		array_splice( $table['chunks'], $position, 1, $chunks );
		$this->tables[ $index ] = $table;
	}

	/** Whether all tables were read once. */
	public function is_copied(): bool {
		return ! in_array( false, array_column( $this->tables, 'is_done' ), true );
	}

	/** @return list<array{name: string, create: string, columns: list<string>, rows: int, pieces: list<string>}> As in the manifest. */
	public function result(): array {
		$result = array();
		$tables = $this->tables;
		usort( $tables, static fn( array $one, array $other ): int => strcmp( $one['name'], $other['name'] ) );
		foreach ( $tables as $table ) {
			$result[] = array(
				'name'    => $table['name'],
				'create'  => $table['create'],
				'columns' => $table['columns'],
				'rows'    => (int) array_sum( array_column( $table['chunks'], 'rows' ) ),
				'pieces'  => array_merge( array(), ...array_column( $table['chunks'], 'pieces' ) ),
			);
		}

		return $result;
	}
}
