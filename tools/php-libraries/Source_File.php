<?php
/**
 * One file of a library.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tools;

use PhpParser\Node;
use PhpParser\NodeFinder;
use PhpParser\NodeTraverser;
use PhpParser\NodeVisitor\NameResolver;
use PhpParser\ParserFactory;
use RuntimeException;

/**
 * Splits a file into its classes and puts their namespaces below ours. Edits the original text by position, so that
 * everything else stays as the library's authors wrote it.
 */
final class Source_File {

	/** Classes of PHP 8 that the libraries use, and that get a stand-in below our namespace. */
	public const STAND_INS = array( 'Stringable' );

	/** Functions whose calls are removed: they only talk to the library's own developers. */
	private const REMOVED_CALLS = array( 'trigger_deprecation' );

	/** Methods that PHP calls for `$object[ $key ]`. */
	private const ARRAY_ACCESS = array( 'offsetExists', 'offsetGet', 'offsetSet', 'offsetUnset' );

	public const GUARD = "\n\ndefined( 'ABSPATH' ) || exit;\n";

	/**
	 * The file's path, for messages.
	 *
	 * @var string
	 */
	private $path;

	/**
	 * The original code.
	 *
	 * @var string
	 */
	private $code;

	/**
	 * Our namespace.
	 *
	 * @var string
	 */
	private $prefix;

	/**
	 * The libraries' namespaces, as a regular expression's alternatives.
	 *
	 * @var string
	 */
	private $roots;

	/**
	 * Replacements by position: length and new text.
	 *
	 * @var array<int, array{0: int, 1: string}>
	 */
	private $edits = array();

	/**
	 * Reads a file.
	 *
	 * @param string   $path   The file.
	 * @param string   $prefix Our namespace.
	 * @param string[] $roots  The libraries' top-level namespaces.
	 */
	public function __construct( string $path, string $prefix, array $roots ) {
		$this->path   = $path;
		$this->code   = str_replace( "\r\n", "\n", (string) file_get_contents( $path ) );
		$this->prefix = $prefix;
		$this->roots  = implode( '|', array_map( 'preg_quote', $roots ) );
	}

	/**
	 * The classes of the file.
	 *
	 * @return array<string, array{code: string, uses: string[], parents: string[]}> Code, the names of the classes it uses, and of those that must be declared before it, by original name.
	 */
	public function classes(): array {
		$traverser  = new NodeTraverser( new NameResolver( null, array( 'replaceNodes' => false ) ) );
		$statements = $traverser->traverse( ( new ParserFactory() )->createForNewestSupportedVersion()->parse( $this->code ) ?? array() );
		$finder     = new NodeFinder();
		$namespaces = $finder->findInstanceOf( $statements, Node\Stmt\Namespace_::class );
		$classes    = array();

		foreach ( $namespaces as $namespace ) {
			$found = array_filter( $namespace->stmts, static fn( Node $node ): bool => $node instanceof Node\Stmt\ClassLike );
			if ( ! $found ) {
				continue;
			}
			if ( count( $namespaces ) > 1 || Node\Stmt\Namespace_::KIND_SEMICOLON !== $namespace->getAttribute( 'kind' ) ) {
				$this->refuse( 'more than one namespace' );
			}
			$this->edit_names( $finder, $namespace );
			$this->edit_comments( $finder->find( $namespace, static fn( Node $node ): bool => (bool) $node->getComments() ) );
			$this->edit_calls( $finder, $namespace );
			foreach ( array_filter( $namespace->stmts, static fn( Node $node ): bool => $node instanceof Node\Stmt\Expression ) as $statement ) {
				$this->remove( $statement );
			}
			$this->edit_nullable_parameters( $finder, $namespace );
			$this->edit_array_access( $finder, $namespace );
			$this->edit_stream_decorators( $found );
			$this->edit( $namespace->name->getEndFilePos() + 2, 0, self::GUARD );

			foreach ( $found as $class ) {
				$others = array_filter( $found, static fn( Node $node ): bool => $node !== $class );

				$classes[ $class->namespacedName->toString() ] = array(
					'code'    => self::without_comments( $this->edited_without( $others ) ),
					'uses'    => $this->used_by( $finder, $class ),
					'parents' => self::parents( $class ),
				);
			}
		}

		return $classes;
	}

	/**
	 * Moves namespace, imports and fully qualified names. Other names follow from these.
	 *
	 * @param NodeFinder $finder    Finder.
	 * @param Node       $namespace_node Namespace.
	 */
	private function edit_names( NodeFinder $finder, Node $namespace_node ): void {
		$this->prepend( $namespace_node->name );

		foreach ( $finder->findInstanceOf( $namespace_node, Node\Stmt\GroupUse::class ) as $group ) {
			$this->prepend( $group->prefix );
		}
		foreach ( $finder->findInstanceOf( $namespace_node, Node\Stmt\Use_::class ) as $import ) {
			foreach ( $import->uses as $use ) {
				if ( in_array( $use->name->toString(), self::STAND_INS, true ) ) {
					$this->refuse( 'import of ' . $use->name->toString() );
				}
				$this->prepend( $use->name );
			}
		}
		foreach ( $finder->findInstanceOf( $namespace_node, Node\Name\FullyQualified::class ) as $name ) {
			$is_stand_in = in_array( $name->toString(), self::STAND_INS, true );
			if ( $is_stand_in || $this->is_ours( $name->toString() ) ) {
				$this->edit( $name->getStartFilePos() + 1, 0, $this->prefix . '\\' );
			}
		}
		foreach ( $finder->findInstanceOf( $namespace_node, Node\Scalar\String_::class ) as $text ) {
			if ( preg_match( '/^\\\\?(?:' . $this->roots . ')\\\\[\w\\\\]+$/', $text->value ) ) {
				$length = $text->getEndFilePos() - $text->getStartFilePos() + 1;
				$this->edit( $text->getStartFilePos(), $length, var_export( $this->prefix . '\\' . ltrim( $text->value, '\\' ), true ) );
			}
		}
	}

	/**
	 * Moves names in comments, for static analysis.
	 *
	 * @param Node[] $nodes Nodes with comments.
	 */
	private function edit_comments( array $nodes ): void {
		foreach ( $nodes as $node ) {
			foreach ( $node->getComments() as $comment ) {
				$text = (string) preg_replace( '/(?<![\w\\\\])\\\\(?=(?:' . $this->roots . ')\\\\)/', '\\' . addcslashes( $this->prefix, '\\' ) . '\\\\', $comment->getText() );
				$this->edit( $comment->getStartFilePos(), strlen( $comment->getText() ), $text );
			}
		}
	}

	/**
	 * Removes calls of functions that do not ship.
	 *
	 * @param NodeFinder $finder    Finder.
	 * @param Node       $namespace_node Namespace.
	 */
	private function edit_calls( NodeFinder $finder, Node $namespace_node ): void {
		$is_removed = static fn( Node $node ): bool => $node instanceof Node\Expr\FuncCall && $node->name instanceof Node\Name && in_array( $node->name->toString(), self::REMOVED_CALLS, true );
		$removed    = 0;

		foreach ( $finder->findInstanceOf( $namespace_node, Node\Stmt\Expression::class ) as $statement ) {
			if ( $is_removed( $statement->expr ) ) {
				$this->remove( $statement );
				++$removed;
			}
		}
		if ( count( $finder->find( $namespace_node, $is_removed ) ) !== $removed ) {
			$this->refuse( 'a call that can\'t be removed' );
		}
	}

	/**
	 * Writes `?int $x = null` for `int $x = null`, which PHP 8.4 deprecates.
	 *
	 * @param NodeFinder $finder    Finder.
	 * @param Node       $namespace_node Namespace.
	 */
	private function edit_nullable_parameters( NodeFinder $finder, Node $namespace_node ): void {
		foreach ( $finder->findInstanceOf( $namespace_node, Node\Param::class ) as $parameter ) {
			$is_null = $parameter->default instanceof Node\Expr\ConstFetch && 'null' === $parameter->default->name->toLowerString();
			$type    = $parameter->type;
			if ( $is_null && ( $type instanceof Node\Name || $type instanceof Node\Identifier ) && 'mixed' !== $type->toString() ) {
				$position = $type->getStartFilePos();
				if ( isset( $this->edits[ $position ] ) ) {
					$this->refuse( 'two edits of one type' );
				}
				$this->edit( $position, 0, '?' );
			}
		}
	}

	/**
	 * Marks untyped methods of ArrayAccess, whose missing return types PHP 8.1 deprecates. Below 8.0 the mark is a comment.
	 *
	 * @param NodeFinder $finder    Finder.
	 * @param Node       $namespace_node Namespace.
	 */
	private function edit_array_access( NodeFinder $finder, Node $namespace_node ): void {
		foreach ( $finder->findInstanceOf( $namespace_node, Node\Stmt\ClassMethod::class ) as $method ) {
			if ( in_array( $method->name->toString(), self::ARRAY_ACCESS, true ) && ! $method->returnType && ! $method->attrGroups ) {
				$this->edit( $method->getStartFilePos(), 0, "#[\\ReturnTypeWillChange]\n    " );
			}
		}
	}

	/**
	 * Marks classes that use psr7's trait without declaring its property, which PHP 8.2 deprecates. The trait removes the property and
	 * reads it through __get() until it is needed.
	 *
	 * @param Node\Stmt\ClassLike[] $classes Classes.
	 */
	private function edit_stream_decorators( array $classes ): void {
		foreach ( $classes as $class ) {
			$traits = array_merge( array(), ...array_map( static fn( Node\Stmt\TraitUse $use ): array => $use->traits, $class->getTraitUses() ) );
			$names  = array_map( static fn( Node\Name $name ): string => $name->getLast(), $traits );
			if ( in_array( 'StreamDecoratorTrait', $names, true ) && ! $class->getProperty( 'stream' ) ) {
				$this->edit( $class->getStartFilePos(), 0, "#[\\AllowDynamicProperties]\n" );
			}
		}
	}

	/**
	 * The classes of libraries that a class uses, and the stand-ins.
	 *
	 * @param NodeFinder $finder Finder.
	 * @param Node       $node   Class.
	 * @return string[]
	 */
	private function used_by( NodeFinder $finder, Node $node ): array {
		$uses = array();
		foreach ( $finder->findInstanceOf( $node, Node\Name::class ) as $name ) {
			$resolved = $name instanceof Node\Name\FullyQualified ? $name : $name->getAttribute( 'resolvedName' );
			$uses[]   = $resolved ? $resolved->toString() : '';
		}
		foreach ( $finder->findInstanceOf( $node, Node\Scalar\String_::class ) as $text ) {
			$uses[] = ltrim( $text->value, '\\' );
		}

		return array_values( array_unique( array_filter( $uses, fn( string $name ): bool => $this->is_ours( $name ) || in_array( $name, self::STAND_INS, true ) ) ) );
	}

	/**
	 * The classes, interfaces and traits that a class consists of.
	 *
	 * @param Node\Stmt\ClassLike $node Class.
	 * @return string[]
	 */
	private static function parents( Node\Stmt\ClassLike $node ): array {
		$names = array();
		if ( $node instanceof Node\Stmt\Interface_ ) {
			$names = $node->extends;
		} elseif ( $node instanceof Node\Stmt\Class_ ) {
			$names = array_merge( array_filter( array( $node->extends ) ), $node->implements );
		}
		foreach ( $node->getTraitUses() as $use ) {
			$names = array_merge( $names, $use->traits );
		}

		return array_map( static fn( Node\Name $name ): string => $name->getAttribute( 'resolvedName', $name )->toString(), $names );
	}

	/**
	 * Code without comments, which are two fifths of the zipped size. PHP 7.4 reads attributes as comments.
	 *
	 * @param string $code Code.
	 */
	private static function without_comments( string $code ): string {
		$remaining = '';
		foreach ( token_get_all( $code ) as $token ) {
			list( $type, $text ) = is_array( $token ) ? $token : array( null, $token );
			if ( in_array( $type, array( T_COMMENT, T_DOC_COMMENT ), true ) && 0 !== strncmp( $text, '#[', 2 ) ) {
				$text = "\n" === substr( $text, -1 ) ? "\n" : '';
			}
			$remaining .= $text;
		}

		return self::indented_by_tabs( self::tidied( $remaining ) );
	}

	/**
	 * Code with tabs instead of four spaces, and without empty lines in classes, which are 3 % of the zipped size. Leaves strings alone.
	 *
	 * @param string $code Code without comments.
	 */
	private static function indented_by_tabs( string $code ): string {
		$lines = '';
		foreach ( token_get_all( $code ) as $token ) {
			list( $type, $text ) = is_array( $token ) ? $token : array( null, $token );
			$lines .= T_WHITESPACE === $type && preg_match( '/\n( +)$/', $text, $indentation )
				? "\n" . str_replace( '    ', "\t", $indentation[1] )
				: $text;
		}

		return $lines;
	}

	/**
	 * Code without space at the end of lines and repeated empty lines.
	 *
	 * @param string $code Code.
	 */
	private static function tidied( string $code ): string {
		return preg_replace( array( '/[ \t]+$/m', '/\n{3,}/' ), array( '', "\n\n" ), trim( $code ) ) . "\n";
	}

	/**
	 * The edited code without some of its classes.
	 *
	 * @param Node[] $without Classes.
	 */
	private function edited_without( array $without ): string {
		$edits = $this->edits;
		foreach ( $without as $node ) {
			$comments = $node->getComments();
			$start    = $comments ? $comments[0]->getStartFilePos() : $node->getStartFilePos();
			foreach ( array_keys( $edits ) as $position ) {
				if ( $position >= $start && $position <= $node->getEndFilePos() ) {
					unset( $edits[ $position ] );
				}
			}
			$edits[ $start ] = array( $node->getEndFilePos() - $start + 1, '' );
		}

		krsort( $edits );
		$code = $this->code;
		foreach ( $edits as $position => list( $length, $text ) ) {
			$code = substr_replace( $code, $text, $position, $length );
		}

		return self::tidied( $code );
	}

	/**
	 * Removes a statement.
	 *
	 * @param Node $node Statement.
	 */
	private function remove( Node $node ): void {
		$this->edit( $node->getStartFilePos(), $node->getEndFilePos() - $node->getStartFilePos() + 1, '' );
	}

	/**
	 * Puts our namespace before a name of a library.
	 *
	 * @param Node\Name $name Name.
	 */
	private function prepend( Node\Name $name ): void {
		if ( $this->is_ours( $name->toString() ) ) {
			$this->edit( $name->getStartFilePos(), 0, $this->prefix . '\\' );
		}
	}

	/**
	 * Whether a name is below a library's namespace.
	 *
	 * @param string $name Name.
	 */
	private function is_ours( string $name ): bool {
		return 1 === preg_match( '/^(?:' . $this->roots . ')(?:\\\\|$)/', $name );
	}

	/**
	 * Notes an edit.
	 *
	 * @param int    $position Where.
	 * @param int    $length   How much is replaced.
	 * @param string $text     By what.
	 */
	private function edit( int $position, int $length, string $text ): void {
		$this->edits[ $position ] = array( $length, $text );
	}

	/**
	 * Stops the build.
	 *
	 * @param string $reason Why.
	 * @throws RuntimeException Always.
	 */
	private function refuse( string $reason ): void {
		throw new RuntimeException( "$this->path: $reason; teach Source_File.php about it." );
	}
}
