<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Scanner\Flow;

defined( 'ABSPATH' ) || exit;

/** A function, method or closure of the file. */
final class Body {

	/** Lower case; '' for closures. */
	public string $name;
	/** Lower case; '' outside of classes. */
	public string $class;
	/** @var string[] Names without `$`. */
	public array $parameters = array();
	/** @var string[] Classes of the parameters. */
	public array $types = array();
	/** @var string[] Parameters that change the caller's variable. */
	public array $references = array();
	/** @var string[] Variables that a closure takes from where it is created. */
	public array $uses = array();
	/** First token, and the one behind the last. */
	public int $start;
	public int $end;
	public bool $is_arrow = false;
	/** It is called where who asks was checked before. */
	public bool $is_called_checked = false;
	/** It compares the visitor's browser with search engines. */
	public bool $is_for_crawlers = false;
	/** @var string[] Parameters that are properties, too. */
	public array $promoted = array();
	/** Variables where a closure was created. */
	public ?Scope $outer = null;

	public function __construct( string $name, string $class_name, int $start, int $end ) {
		$this->name  = $name;
		$this->class = $class_name;
		$this->start = $start;
		$this->end   = $end;
	}
}
