<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** What the parts of an analysis share: where it is in the file, what it knows, what it has found. */
final class Run {

	/** What is evaluated at most, in all functions together. */
	private const MAX_STEPS = 150000;

	/** Brackets within each other. */
	public const MAX_DEPTH = 100;

	/** Signs that are listed even where it is checked who asks: administrators have no reason for such code either. */
	private const UNCHECKED = array(
		'decoded-code'  => true,
		'decoded-file'  => true,
		'decoded-page'  => true,
		'hidden-name'   => true,
		'false-picture' => true,
		'hidden-plugin' => true,
		'hidden-user'   => true,
		'crawler-page'  => true,
	);

	public Tokens $tokens;

	/** The token that comes next. */
	public int $at = 0;

	/** Where the value that was evaluated last is stored. Null if nowhere. */
	public ?Place $place = null;

	public Scope $scope;

	/** Variables of the file outside of functions. */
	public Scope $main;

	/** @var array<string, Value> Values of constants. */
	public array $constants = array();

	/** @var array<string, Value> Values of properties of all classes of the file. */
	public array $properties = array();

	/** @var Body[] Closures. */
	public array $closures = array();

	/** @var array<string, string> Excerpts by code. */
	public array $found = array();

	/** Somewhere in the file, types of files or other lists of what is allowed are checked. */
	public bool $has_limit;

	/** The code runs when somebody logs in or pays. */
	public bool $is_at_login = false;

	/** A connection to another server was opened. */
	public bool $has_socket = false;

	/** Flags of what was thrown. */
	public int $thrown = 0;

	/** Something that installs plugins or themes was created. */
	public bool $has_upgrader = false;

	/** Security plugins are named. */
	public bool $names_security = false;

	/** The token where an email got an address of the request. -1 if none did. */
	public int $mails_at = -1;

	/** @var array<string, Value> Static variables of functions. */
	public array $statics = array();

	/** An archive was opened that a visitor has uploaded. */
	public bool $has_archive = false;

	/** An archive of another server was opened. */
	public bool $has_remote_archive = false;

	/** @var array<string, true> Ends of the paths of files that were stored from another server. */
	public array $downloads = array();

	/** A user was created whose name is in the file or the request. */
	public bool $has_new_user = false;

	/** @var array<string, true> Functions that got a path of the request. */
	public array $managed = array();

	/** How often the code is in a text of code. */
	public int $nesting;

	public int $depth = 0;

	private int $steps = 0;

	public function __construct( Tokens $tokens, int $nesting, bool $has_limit ) {
		$this->tokens    = $tokens;
		$this->main      = new Scope();
		$this->scope     = $this->main;
		$this->nesting   = $nesting;
		$this->has_limit = $has_limit;
	}

	/**
	 * @phpstan-impure Counts.
	 * @return bool Whether the analysis has to stop.
	 */
	public function is_over(): bool {
		if ( ++$this->steps <= self::MAX_STEPS ) {
			return false;
		}
		$this->found += array( 'too-complex' => '' );

		return true;
	}

	/** For work that takes as long as some steps. */
	public function add_steps( int $steps ): void {
		$this->steps += $steps;
	}

	/** @param int $at Token. */
	public function report( string $code, int $at ): void {
		if ( ! isset( $this->found[ $code ] ) && ( isset( self::UNCHECKED[ $code ] ) || ( ! $this->scope->is_checked && ! $this->main->is_checked ) ) ) {
			$this->found[ $code ] = $this->tokens->excerpt( $at );
		}
	}
}
