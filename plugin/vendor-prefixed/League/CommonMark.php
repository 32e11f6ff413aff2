<?php
declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor\League\CommonMark;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\CommonMarkException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContentInterface;
use Jetpack_Dashboard\Vendor\League\Config\Exception\ConfigurationExceptionInterface;

interface ConverterInterface
{
	public function convert(string $input): RenderedContentInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

final class Bracket
{
	private Node $node;
	private ?Bracket $previous;
	private bool $hasNext = false;
	private int $position;
	private bool $image;
	private bool $active = true;
	public function __construct(Node $node, ?Bracket $previous, int $position, bool $image)
	{
		$this->node     = $node;
		$this->previous = $previous;
		$this->position = $position;
		$this->image    = $image;
	}
	public function getNode(): Node
	{
		return $this->node;
	}
	public function getPrevious(): ?Bracket
	{
		return $this->previous;
	}
	public function hasNext(): bool
	{
		return $this->hasNext;
	}
	public function getPosition(): int
	{
		return $this->position;
	}
	public function isImage(): bool
	{
		return $this->image;
	}
	public function isActive(): bool
	{
		return $this->active;
	}
	public function setHasNext(bool $hasNext): void
	{
		$this->hasNext = $hasNext;
	}
	public function setActive(bool $active): void
	{
		$this->active = $active;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

interface DelimiterInterface
{
	public function canClose(): bool;
	public function canOpen(): bool;
	public function isActive(): bool;
	public function setActive(bool $active): void;
	public function getChar(): string;
	public function getIndex(): ?int;
	public function getNext(): ?DelimiterInterface;
	public function setNext(?DelimiterInterface $next): void;
	public function getLength(): int;
	public function setLength(int $length): void;
	public function getOriginalLength(): int;
	public function getInlineNode(): AbstractStringContainer;
	public function getPrevious(): ?DelimiterInterface;
	public function setPrevious(?DelimiterInterface $previous): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

final class Delimiter implements DelimiterInterface
{
	private string $char;
	private int $length;
	private int $originalLength;
	private AbstractStringContainer $inlineNode;
	private ?DelimiterInterface $previous = null;
	private ?DelimiterInterface $next = null;
	private bool $canOpen;
	private bool $canClose;
	private bool $active;
	private ?int $index = null;
	public function __construct(string $char, int $numDelims, AbstractStringContainer $node, bool $canOpen, bool $canClose, ?int $index = null)
	{
		$this->char           = $char;
		$this->length         = $numDelims;
		$this->originalLength = $numDelims;
		$this->inlineNode     = $node;
		$this->canOpen        = $canOpen;
		$this->canClose       = $canClose;
		$this->active         = true;
		$this->index          = $index;
	}
	public function canClose(): bool
	{
		return $this->canClose;
	}
	public function canOpen(): bool
	{
		return $this->canOpen;
	}
	public function isActive(): bool
	{
		return $this->active;
	}
	public function setActive(bool $active): void
	{
		$this->active = $active;
	}
	public function getChar(): string
	{
		return $this->char;
	}
	public function getIndex(): ?int
	{
		return $this->index;
	}
	public function getNext(): ?DelimiterInterface
	{
		return $this->next;
	}
	public function setNext(?DelimiterInterface $next): void
	{
		$this->next = $next;
	}
	public function getLength(): int
	{
		return $this->length;
	}
	public function setLength(int $length): void
	{
		$this->length = $length;
	}
	public function getOriginalLength(): int
	{
		return $this->originalLength;
	}
	public function getInlineNode(): AbstractStringContainer
	{
		return $this->inlineNode;
	}
	public function getPrevious(): ?DelimiterInterface
	{
		return $this->previous;
	}
	public function setPrevious(?DelimiterInterface $previous): void
	{
		$this->previous = $previous;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

interface InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch;
	public function parse(InlineParserContext $inlineContext): bool;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\DelimiterProcessorCollection;
use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\DelimiterProcessorInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class DelimiterParser implements InlineParserInterface
{
	private DelimiterProcessorCollection $collection;
	public function __construct(DelimiterProcessorCollection $collection)
	{
		$this->collection = $collection;
	}
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::oneOf(...$this->collection->getDelimiterCharacters());
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$character = $inlineContext->getFullMatch();
		$numDelims = 0;
		$cursor    = $inlineContext->getCursor();
		$processor = $this->collection->getDelimiterProcessor($character);
		\assert($processor !== null);
		$charBefore = $cursor->peek(-1);
		if ($charBefore === null) {
			$charBefore = "\n";
		}
		while ($cursor->peek($numDelims) === $character) {
			++$numDelims;
		}
		if ($numDelims < $processor->getMinLength()) {
			return false;
		}
		$cursor->advanceBy($numDelims);
		$charAfter = $cursor->getCurrentCharacter();
		if ($charAfter === null) {
			$charAfter = "\n";
		}
		[$canOpen, $canClose] = self::determineCanOpenOrClose($charBefore, $charAfter, $character, $processor);
		if (! ($canOpen || $canClose)) {
			$inlineContext->getContainer()->appendChild(new Text(\str_repeat($character, $numDelims)));
			return true;
		}
		$node = new Text(\str_repeat($character, $numDelims), [
			'delim' => true,
		]);
		$inlineContext->getContainer()->appendChild($node);
		$delimiter = new Delimiter($character, $numDelims, $node, $canOpen, $canClose, $inlineContext->getCursor()->getPosition());
		$inlineContext->getDelimiterStack()->push($delimiter);
		return true;
	}
	private static function determineCanOpenOrClose(string $charBefore, string $charAfter, string $character, DelimiterProcessorInterface $delimiterProcessor): array
	{
		$afterIsWhitespace   = \preg_match(RegexHelper::REGEX_UNICODE_WHITESPACE_CHAR, $charAfter);
		$afterIsPunctuation  = \preg_match(RegexHelper::REGEX_PUNCTUATION, $charAfter);
		$beforeIsWhitespace  = \preg_match(RegexHelper::REGEX_UNICODE_WHITESPACE_CHAR, $charBefore);
		$beforeIsPunctuation = \preg_match(RegexHelper::REGEX_PUNCTUATION, $charBefore);
		$leftFlanking  = ! $afterIsWhitespace && (! $afterIsPunctuation || $beforeIsWhitespace || $beforeIsPunctuation);
		$rightFlanking = ! $beforeIsWhitespace && (! $beforeIsPunctuation || $afterIsWhitespace || $afterIsPunctuation);
		if ($character === '_') {
			$canOpen  = $leftFlanking && (! $rightFlanking || $beforeIsPunctuation);
			$canClose = $rightFlanking && (! $leftFlanking || $afterIsPunctuation);
		} else {
			$canOpen  = $leftFlanking && $character === $delimiterProcessor->getOpeningCharacter();
			$canClose = $rightFlanking && $character === $delimiterProcessor->getClosingCharacter();
		}
		return [$canOpen, $canClose];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\CacheableDelimiterProcessorInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\DelimiterProcessorCollection;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AdjacentTextMerger;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

final class DelimiterStack
{
	private ?DelimiterInterface $top = null;
	private ?Bracket $brackets = null;
	private $missingIndexCache;
	private int $remainingDelimiters = 0;
	public function __construct(int $maximumStackSize = PHP_INT_MAX)
	{
		$this->remainingDelimiters = $maximumStackSize;
		if (\PHP_VERSION_ID >= 80000) {
			$this->missingIndexCache = new \WeakMap();
		} else {
			$this->missingIndexCache = new \SplObjectStorage();
		}
	}
	public function push(DelimiterInterface $newDelimiter): void
	{
		if ($this->remainingDelimiters-- <= 0) {
			return;
		}
		$newDelimiter->setPrevious($this->top);
		if ($this->top !== null) {
			$this->top->setNext($newDelimiter);
		}
		$this->top = $newDelimiter;
	}
	public function addBracket(Node $node, int $index, bool $image): void
	{
		if ($this->brackets !== null) {
			$this->brackets->setHasNext(true);
		}
		$this->brackets = new Bracket($node, $this->brackets, $index, $image);
	}
	public function getLastBracket(): ?Bracket
	{
		return $this->brackets;
	}
	private function findEarliest(int $stackBottom): ?DelimiterInterface
	{
		$delimiter   = $this->top;
		$lastChecked = null;
		while ($delimiter !== null && self::getIndex($delimiter) > $stackBottom) {
			$lastChecked = $delimiter;
			$delimiter   = $delimiter->getPrevious();
		}
		return $lastChecked;
	}
	public function removeBracket(): void
	{
		if ($this->brackets === null) {
			return;
		}
		$this->brackets = $this->brackets->getPrevious();
		if ($this->brackets !== null) {
			$this->brackets->setHasNext(false);
		}
	}
	public function removeDelimiter(DelimiterInterface $delimiter): void
	{
		if ($delimiter->getPrevious() !== null) {
			$delimiter->getPrevious()->setNext($delimiter->getNext());
		}
		if ($delimiter->getNext() === null) {
			$this->top = $delimiter->getPrevious();
		} else {
			$delimiter->getNext()->setPrevious($delimiter->getPrevious());
		}
		$delimiter->setPrevious(null);
		$delimiter->setNext(null);
		unset($this->missingIndexCache[$delimiter]);
	}
	private function removeDelimiterAndNode(DelimiterInterface $delimiter): void
	{
		$delimiter->getInlineNode()->detach();
		$this->removeDelimiter($delimiter);
	}
	private function removeDelimitersBetween(DelimiterInterface $opener, DelimiterInterface $closer): void
	{
		$delimiter      = $closer->getPrevious();
		$openerPosition = self::getIndex($opener);
		while ($delimiter !== null && self::getIndex($delimiter) > $openerPosition) {
			$previous = $delimiter->getPrevious();
			$this->removeDelimiter($delimiter);
			$delimiter = $previous;
		}
	}
	public function removeAll($stackBottom = null): void
	{
		$stackBottomPosition = \is_int($stackBottom) ? $stackBottom : self::getIndex($stackBottom);
		while ($this->top && $this->getIndex($this->top) > $stackBottomPosition) {
			$this->removeDelimiter($this->top);
		}
	}
	public function removeEarlierMatches(string $character): void
	{
		$opener = $this->top;
		while ($opener !== null) {
			if ($opener->getChar() === $character) {
				$opener->setActive(false);
			}
			$opener = $opener->getPrevious();
		}
	}
	public function deactivateLinkOpeners(): void
	{
		$opener = $this->brackets;
		while ($opener !== null && $opener->isActive()) {
			$opener->setActive(false);
			$opener = $opener->getPrevious();
		}
	}
	public function searchByCharacter($characters): ?DelimiterInterface
	{
		if (! \is_array($characters)) {
			$characters = [$characters];
		}
		$opener = $this->top;
		while ($opener !== null) {
			if (\in_array($opener->getChar(), $characters, true)) {
				break;
			}
			$opener = $opener->getPrevious();
		}
		return $opener;
	}
	public function processDelimiters($stackBottom, DelimiterProcessorCollection $processors): void
	{
		$openersBottom = [];
		$stackBottomPosition = \is_int($stackBottom) ? $stackBottom : self::getIndex($stackBottom);
		$closer = $this->findEarliest($stackBottomPosition);
		while ($closer !== null) {
			$closingDelimiterChar = $closer->getChar();
			$delimiterProcessor = $processors->getDelimiterProcessor($closingDelimiterChar);
			if (! $closer->canClose() || $delimiterProcessor === null) {
				$closer = $closer->getNext();
				continue;
			}
			if ($delimiterProcessor instanceof CacheableDelimiterProcessorInterface) {
				$openersBottomCacheKey = $delimiterProcessor->getCacheKey($closer);
			} else {
				$openersBottomCacheKey = $closingDelimiterChar;
			}
			$openingDelimiterChar = $delimiterProcessor->getOpeningCharacter();
			$useDelims            = 0;
			$openerFound          = false;
			$potentialOpenerFound = false;
			$opener               = $closer->getPrevious();
			while ($opener !== null && ($openerPosition = self::getIndex($opener)) > $stackBottomPosition && $openerPosition >= ($openersBottom[$openersBottomCacheKey] ?? 0)) {
				if ($opener->canOpen() && $opener->getChar() === $openingDelimiterChar) {
					$potentialOpenerFound = true;
					$useDelims            = $delimiterProcessor->getDelimiterUse($opener, $closer);
					if ($useDelims > 0) {
						$openerFound = true;
						break;
					}
				}
				$opener = $opener->getPrevious();
			}
			if (! $openerFound) {
				if ($potentialOpenerFound === false || $delimiterProcessor instanceof CacheableDelimiterProcessorInterface) {
					$openersBottom[$openersBottomCacheKey] = self::getIndex($closer);
				}
				if (! $potentialOpenerFound && ! $closer->canOpen()) {
					$next = $closer->getNext();
					$this->removeDelimiter($closer);
					$closer = $next;
				} else {
					$closer = $closer->getNext();
				}
				continue;
			}
			\assert($opener !== null);
			$openerNode = $opener->getInlineNode();
			$closerNode = $closer->getInlineNode();
			$opener->setLength($opener->getLength() - $useDelims);
			$closer->setLength($closer->getLength() - $useDelims);
			$openerNode->setLiteral(\substr($openerNode->getLiteral(), 0, -$useDelims));
			$closerNode->setLiteral(\substr($closerNode->getLiteral(), 0, -$useDelims));
			$this->removeDelimitersBetween($opener, $closer);
			AdjacentTextMerger::mergeTextNodesBetweenExclusive($openerNode, $closerNode);
			$delimiterProcessor->process($openerNode, $closerNode, $useDelims);
			if ($opener->getLength() === 0) {
				$this->removeDelimiterAndNode($opener);
			}
			if ($closer->getLength() === 0) {
				$next = $closer->getNext();
				$this->removeDelimiterAndNode($closer);
				$closer = $next;
			}
		}
		$this->removeAll($stackBottomPosition);
	}
	public function __destruct()
	{
		while ($this->top) {
			$this->removeDelimiter($this->top);
		}
		while ($this->brackets) {
			$this->removeBracket();
		}
	}
	private function getIndex(?DelimiterInterface $delimiter): int
	{
		if ($delimiter === null) {
			return -1;
		}
		if (($index = $delimiter->getIndex()) !== null) {
			return $index;
		}
		if (isset($this->missingIndexCache[$delimiter])) {
			return $this->missingIndexCache[$delimiter];
		}
		$prev = $delimiter->getPrevious();
		$next = $delimiter->getNext();
		$i = 0;
		do {
			$i++;
			if ($prev === null) {
				break;
			}
			if ($prev->getIndex() !== null) {
				return $this->missingIndexCache[$delimiter] = $prev->getIndex() + $i;
			}
		} while ($prev = $prev->getPrevious());
		$j = 0;
		do {
			$j++;
			if ($next === null) {
				break;
			}
			if ($next->getIndex() !== null) {
				return $this->missingIndexCache[$delimiter] = $next->getIndex() - $j;
			}
		} while ($next = $next->getNext());
		return $this->missingIndexCache[$delimiter] = $this->getIndex($delimiter->getPrevious()) + 1;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\DelimiterInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

interface DelimiterProcessorInterface
{
	public function getOpeningCharacter(): string;
	public function getClosingCharacter(): string;
	public function getMinLength(): int;
	public function getDelimiterUse(DelimiterInterface $opener, DelimiterInterface $closer): int;
	public function process(AbstractStringContainer $opener, AbstractStringContainer $closer, int $delimiterUse): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\DelimiterInterface;

interface CacheableDelimiterProcessorInterface extends DelimiterProcessorInterface
{
	public function getCacheKey(DelimiterInterface $closer): string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;

interface DelimiterProcessorCollectionInterface extends \Countable
{
	public function add(DelimiterProcessorInterface $processor): void;
	public function getDelimiterProcessor(string $char): ?DelimiterProcessorInterface;
	public function getDelimiterCharacters(): array;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;

final class DelimiterProcessorCollection implements DelimiterProcessorCollectionInterface
{
	private array $processorsByChar = [];
	public function add(DelimiterProcessorInterface $processor): void
	{
		$opening = $processor->getOpeningCharacter();
		$closing = $processor->getClosingCharacter();
		if ($opening === $closing) {
			$old = $this->processorsByChar[$opening] ?? null;
			if ($old !== null && $old->getOpeningCharacter() === $old->getClosingCharacter()) {
				$this->addStaggeredDelimiterProcessorForChar($opening, $old, $processor);
			} else {
				$this->addDelimiterProcessorForChar($opening, $processor);
			}
		} else {
			$this->addDelimiterProcessorForChar($opening, $processor);
			$this->addDelimiterProcessorForChar($closing, $processor);
		}
	}
	public function getDelimiterProcessor(string $char): ?DelimiterProcessorInterface
	{
		return $this->processorsByChar[$char] ?? null;
	}
	public function getDelimiterCharacters(): array
	{
		return \array_keys($this->processorsByChar);
	}
	private function addDelimiterProcessorForChar(string $delimiterChar, DelimiterProcessorInterface $processor): void
	{
		if (isset($this->processorsByChar[$delimiterChar])) {
			throw new InvalidArgumentException(\sprintf('Delim processor for character "%s" already exists', $processor->getOpeningCharacter()));
		}
		$this->processorsByChar[$delimiterChar] = $processor;
	}
	private function addStaggeredDelimiterProcessorForChar(string $opening, DelimiterProcessorInterface $old, DelimiterProcessorInterface $new): void
	{
		if ($old instanceof StaggeredDelimiterProcessor) {
			$s = $old;
		} else {
			$s = new StaggeredDelimiterProcessor($opening, $old);
		}
		$s->add($new);
		$this->processorsByChar[$opening] = $s;
	}
	public function count(): int
	{
		return \count($this->processorsByChar);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\DelimiterInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

final class StaggeredDelimiterProcessor implements DelimiterProcessorInterface
{
	private string $delimiterChar;
	private int $minLength = 0;
	private array $processors = [];
	public function __construct(string $char, DelimiterProcessorInterface $processor)
	{
		$this->delimiterChar = $char;
		$this->add($processor);
	}
	public function getOpeningCharacter(): string
	{
		return $this->delimiterChar;
	}
	public function getClosingCharacter(): string
	{
		return $this->delimiterChar;
	}
	public function getMinLength(): int
	{
		return $this->minLength;
	}
	public function add(DelimiterProcessorInterface $processor): void
	{
		$len = $processor->getMinLength();
		if (isset($this->processors[$len])) {
			throw new InvalidArgumentException(\sprintf('Cannot add two delimiter processors for char "%s" and minimum length %d', $this->delimiterChar, $len));
		}
		$this->processors[$len] = $processor;
		\krsort($this->processors);
		$this->minLength = \min($this->minLength, $len);
	}
	public function getDelimiterUse(DelimiterInterface $opener, DelimiterInterface $closer): int
	{
		return $this->findProcessor($opener->getLength())->getDelimiterUse($opener, $closer);
	}
	public function process(AbstractStringContainer $opener, AbstractStringContainer $closer, int $delimiterUse): void
	{
		$this->findProcessor($delimiterUse)->process($opener, $closer, $delimiterUse);
	}
	private function findProcessor(int $len): DelimiterProcessorInterface
	{
		foreach ($this->processors as $processor) {
			if ($processor->getMinLength() <= $len) {
				return $processor;
			}
		}
		$first = \reset($this->processors);
		\assert($first instanceof DelimiterProcessorInterface);
		return $first;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Environment;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\DelimiterProcessorCollection;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ExtensionInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\TextNormalizerInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationProviderInterface;
use Jetpack_Dashboard\Vendor\Psr\EventDispatcher\EventDispatcherInterface;

interface EnvironmentInterface extends ConfigurationProviderInterface, EventDispatcherInterface
{
	public function getExtensions(): iterable;
	public function getBlockStartParsers(): iterable;
	public function getInlineParsers(): iterable;
	public function getDelimiterProcessors(): DelimiterProcessorCollection;
	public function getRenderersForClass(string $nodeClass): iterable;
	public function getSlugNormalizer(): TextNormalizerInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Environment;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\DelimiterProcessorInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\AlreadyInitializedException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ExtensionInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationProviderInterface;

interface EnvironmentBuilderInterface extends ConfigurationProviderInterface
{
	public function addExtension(ExtensionInterface $extension): EnvironmentBuilderInterface;
	public function addBlockStartParser(BlockStartParserInterface $parser, int $priority = 0): EnvironmentBuilderInterface;
	public function addInlineParser(InlineParserInterface $parser, int $priority = 0): EnvironmentBuilderInterface;
	public function addDelimiterProcessor(DelimiterProcessorInterface $processor): EnvironmentBuilderInterface;
	public function addRenderer(string $nodeClass, NodeRendererInterface $renderer, int $priority = 0): EnvironmentBuilderInterface;
	public function addEventListener(string $eventClass, callable $listener, int $priority = 0): EnvironmentBuilderInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Environment;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\DelimiterParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\DelimiterProcessorCollection;
use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\DelimiterProcessorInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\ListenerData;
use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\AlreadyInitializedException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\CommonMarkCoreExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ConfigurableExtensionInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ExtensionInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\GithubFlavoredMarkdownExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\SlugNormalizer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\TextNormalizerInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\UniqueSlugNormalizer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\UniqueSlugNormalizerInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\SkipLinesStartingWithLettersParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlFilter;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\PrioritizedList;
use Jetpack_Dashboard\Vendor\League\Config\Configuration;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;
use Jetpack_Dashboard\Vendor\Psr\EventDispatcher\EventDispatcherInterface;
use Jetpack_Dashboard\Vendor\Psr\EventDispatcher\ListenerProviderInterface;
use Jetpack_Dashboard\Vendor\Psr\EventDispatcher\StoppableEventInterface;

final class Environment implements EnvironmentInterface, EnvironmentBuilderInterface, ListenerProviderInterface
{
	private array $extensions = [];
	private array $uninitializedExtensions = [];
	private bool $extensionsInitialized = false;
	private PrioritizedList $blockStartParsers;
	private PrioritizedList $inlineParsers;
	private DelimiterProcessorCollection $delimiterProcessors;
	private array $renderersByClass = [];
	private PrioritizedList $listenerData;
	private ?EventDispatcherInterface $eventDispatcher = null;
	private Configuration $config;
	private ?TextNormalizerInterface $slugNormalizer = null;
	public function __construct(array $config = [])
	{
		$this->config = self::createDefaultConfiguration();
		$this->config->merge($config);
		$this->blockStartParsers   = new PrioritizedList();
		$this->inlineParsers       = new PrioritizedList();
		$this->listenerData        = new PrioritizedList();
		$this->delimiterProcessors = new DelimiterProcessorCollection();
		$this->addBlockStartParser(new SkipLinesStartingWithLettersParser(), 249);
	}
	public function getConfiguration(): ConfigurationInterface
	{
		return $this->config->reader();
	}
	public function mergeConfig(array $config): void
	{
		@\trigger_error('Environment::mergeConfig() is deprecated since league/commonmark v2.0 and will be removed in v3.0. Configuration should be set when instantiating the environment instead.', \E_USER_DEPRECATED);
		$this->assertUninitialized('Failed to modify configuration.');
		$this->config->merge($config);
	}
	public function addBlockStartParser(BlockStartParserInterface $parser, int $priority = 0): EnvironmentBuilderInterface
	{
		$this->assertUninitialized('Failed to add block start parser.');
		$this->blockStartParsers->add($parser, $priority);
		$this->injectEnvironmentAndConfigurationIfNeeded($parser);
		return $this;
	}
	public function addInlineParser(InlineParserInterface $parser, int $priority = 0): EnvironmentBuilderInterface
	{
		$this->assertUninitialized('Failed to add inline parser.');
		$this->inlineParsers->add($parser, $priority);
		$this->injectEnvironmentAndConfigurationIfNeeded($parser);
		return $this;
	}
	public function addDelimiterProcessor(DelimiterProcessorInterface $processor): EnvironmentBuilderInterface
	{
		$this->assertUninitialized('Failed to add delimiter processor.');
		$this->delimiterProcessors->add($processor);
		$this->injectEnvironmentAndConfigurationIfNeeded($processor);
		return $this;
	}
	public function addRenderer(string $nodeClass, NodeRendererInterface $renderer, int $priority = 0): EnvironmentBuilderInterface
	{
		$this->assertUninitialized('Failed to add renderer.');
		if (! isset($this->renderersByClass[$nodeClass])) {
			$this->renderersByClass[$nodeClass] = new PrioritizedList();
		}
		$this->renderersByClass[$nodeClass]->add($renderer, $priority);
		$this->injectEnvironmentAndConfigurationIfNeeded($renderer);
		return $this;
	}
	public function getBlockStartParsers(): iterable
	{
		if (! $this->extensionsInitialized) {
			$this->initializeExtensions();
		}
		return $this->blockStartParsers->getIterator();
	}
	public function getDelimiterProcessors(): DelimiterProcessorCollection
	{
		if (! $this->extensionsInitialized) {
			$this->initializeExtensions();
		}
		return $this->delimiterProcessors;
	}
	public function getRenderersForClass(string $nodeClass): iterable
	{
		if (! $this->extensionsInitialized) {
			$this->initializeExtensions();
		}
		if (isset($this->renderersByClass[$nodeClass])) {
			return $this->renderersByClass[$nodeClass];
		}
		while (\class_exists($parent ??= $nodeClass) && $parent = \get_parent_class($parent)) {
			if (! isset($this->renderersByClass[$parent])) {
				continue;
			}
			return $this->renderersByClass[$nodeClass] = $this->renderersByClass[$parent];
		}
		return [];
	}
	public function getExtensions(): iterable
	{
		return $this->extensions;
	}
	public function addExtension(ExtensionInterface $extension): EnvironmentBuilderInterface
	{
		$this->assertUninitialized('Failed to add extension.');
		$this->extensions[]              = $extension;
		$this->uninitializedExtensions[] = $extension;
		if ($extension instanceof ConfigurableExtensionInterface) {
			$extension->configureSchema($this->config);
		}
		return $this;
	}
	private function initializeExtensions(): void
	{
		$this->getSlugNormalizer();
		while (\count($this->uninitializedExtensions) > 0) {
			foreach ($this->uninitializedExtensions as $i => $extension) {
				$extension->register($this);
				unset($this->uninitializedExtensions[$i]);
			}
		}
		$this->extensionsInitialized = true;
		if ($this->delimiterProcessors->count() > 0) {
			$this->inlineParsers->add(new DelimiterParser($this->delimiterProcessors), PHP_INT_MIN);
		}
	}
	private function injectEnvironmentAndConfigurationIfNeeded(object $object): void
	{
		if ($object instanceof EnvironmentAwareInterface) {
			$object->setEnvironment($this);
		}
		if ($object instanceof ConfigurationAwareInterface) {
			$object->setConfiguration($this->config->reader());
		}
	}
	public static function createCommonMarkEnvironment(array $config = []): Environment
	{
		$environment = new self($config);
		$environment->addExtension(new CommonMarkCoreExtension());
		return $environment;
	}
	public static function createGFMEnvironment(array $config = []): Environment
	{
		$environment = new self($config);
		$environment->addExtension(new CommonMarkCoreExtension());
		$environment->addExtension(new GithubFlavoredMarkdownExtension());
		return $environment;
	}
	public function addEventListener(string $eventClass, callable $listener, int $priority = 0): EnvironmentBuilderInterface
	{
		$this->assertUninitialized('Failed to add event listener.');
		$this->listenerData->add(new ListenerData($eventClass, $listener), $priority);
		if (\is_object($listener)) {
			$this->injectEnvironmentAndConfigurationIfNeeded($listener);
		} elseif (\is_array($listener) && \is_object($listener[0])) {
			$this->injectEnvironmentAndConfigurationIfNeeded($listener[0]);
		}
		return $this;
	}
	public function dispatch(object $event): object
	{
		if (! $this->extensionsInitialized) {
			$this->initializeExtensions();
		}
		if ($this->eventDispatcher !== null) {
			return $this->eventDispatcher->dispatch($event);
		}
		foreach ($this->getListenersForEvent($event) as $listener) {
			if ($event instanceof StoppableEventInterface && $event->isPropagationStopped()) {
				return $event;
			}
			$listener($event);
		}
		return $event;
	}
	public function setEventDispatcher(EventDispatcherInterface $dispatcher): void
	{
		$this->eventDispatcher = $dispatcher;
	}
	public function getListenersForEvent(object $event): iterable
	{
		foreach ($this->listenerData as $listenerData) {
			\assert($listenerData instanceof ListenerData);
			if (! \is_a($event, $listenerData->getEvent())) {
				continue;
			}
			yield function (object $event) use ($listenerData) {
				if (! $this->extensionsInitialized) {
					$this->initializeExtensions();
				}
				return \call_user_func($listenerData->getListener(), $event);
			};
		}
	}
	public function getInlineParsers(): iterable
	{
		if (! $this->extensionsInitialized) {
			$this->initializeExtensions();
		}
		return $this->inlineParsers->getIterator();
	}
	public function getSlugNormalizer(): TextNormalizerInterface
	{
		if ($this->slugNormalizer === null) {
			$normalizer = $this->config->get('slug_normalizer/instance');
			\assert($normalizer instanceof TextNormalizerInterface);
			$this->injectEnvironmentAndConfigurationIfNeeded($normalizer);
			if ($this->config->get('slug_normalizer/unique') !== UniqueSlugNormalizerInterface::DISABLED && ! $normalizer instanceof UniqueSlugNormalizerInterface) {
				$reserved   = $this->config->get('slug_normalizer/reserved');
				$normalizer = new UniqueSlugNormalizer($normalizer, $reserved);
			}
			if ($normalizer instanceof UniqueSlugNormalizerInterface) {
				if ($this->config->get('slug_normalizer/unique') === UniqueSlugNormalizerInterface::PER_DOCUMENT) {
					$this->addEventListener(DocumentParsedEvent::class, [$normalizer, 'clearHistory'], -1000);
				}
			}
			$this->slugNormalizer = $normalizer;
		}
		return $this->slugNormalizer;
	}
	private function assertUninitialized(string $message): void
	{
		if ($this->extensionsInitialized) {
			throw new AlreadyInitializedException($message . ' Extensions have already been initialized.');
		}
	}
	public static function createDefaultConfiguration(): Configuration
	{
		return new Configuration([
			'html_input' => Expect::anyOf(HtmlFilter::STRIP, HtmlFilter::ALLOW, HtmlFilter::ESCAPE)->default(HtmlFilter::ALLOW),
			'allow_unsafe_links' => Expect::bool(true),
			'max_nesting_level' => Expect::type('int')->default(PHP_INT_MAX),
			'max_delimiters_per_line' => Expect::type('int')->default(PHP_INT_MAX),
			'renderer' => Expect::structure([
				'block_separator' => Expect::string("\n"),
				'inner_separator' => Expect::string("\n"),
				'soft_break' => Expect::string("\n"),
			]),
			'xml' => Expect::structure([
				'max_indentation_level' => Expect::int()->min(0)->default(16),
			]),
			'slug_normalizer' => Expect::structure([
				'instance' => Expect::type(TextNormalizerInterface::class)->default(new SlugNormalizer()),
				'max_length' => Expect::int()->min(0)->default(255),
				'unique' => Expect::anyOf(UniqueSlugNormalizerInterface::DISABLED, UniqueSlugNormalizerInterface::PER_ENVIRONMENT, UniqueSlugNormalizerInterface::PER_DOCUMENT)->default(UniqueSlugNormalizerInterface::PER_DOCUMENT),
				'reserved' => Expect::listOf('string')->default([]),
			]),
		]);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Environment;

interface EnvironmentAwareInterface
{
	public function setEnvironment(EnvironmentInterface $environment): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Event;

use Jetpack_Dashboard\Vendor\Psr\EventDispatcher\StoppableEventInterface;

abstract class AbstractEvent implements StoppableEventInterface
{
	private bool $propagationStopped = false;
	final public function isPropagationStopped(): bool
	{
		return $this->propagationStopped;
	}
	final public function stopPropagation(): void
	{
		$this->propagationStopped = true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;

final class DocumentParsedEvent extends AbstractEvent
{
	private Document $document;
	public function __construct(Document $document)
	{
		$this->document = $document;
	}
	public function getDocument(): Document
	{
		return $this->document;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Input\MarkdownInputInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;

final class DocumentPreParsedEvent extends AbstractEvent
{
	private Document $document;
	private MarkdownInputInterface $markdown;
	public function __construct(Document $document, MarkdownInputInterface $markdown)
	{
		$this->document = $document;
		$this->markdown = $markdown;
	}
	public function getDocument(): Document
	{
		return $this->document;
	}
	public function getMarkdown(): MarkdownInputInterface
	{
		return $this->markdown;
	}
	public function replaceMarkdown(MarkdownInputInterface $markdownInput): void
	{
		$this->markdown = $markdownInput;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;

final class DocumentPreRenderEvent extends AbstractEvent
{
	private Document $document;
	private string $format;
	public function __construct(Document $document, string $format)
	{
		$this->document = $document;
		$this->format   = $format;
	}
	public function getDocument(): Document
	{
		return $this->document;
	}
	public function getFormat(): string
	{
		return $this->format;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContentInterface;

final class DocumentRenderedEvent extends AbstractEvent
{
	private RenderedContentInterface $output;
	public function __construct(RenderedContentInterface $output)
	{
		$this->output = $output;
	}
	public function getOutput(): RenderedContentInterface
	{
		return $this->output;
	}
	public function replaceOutput(RenderedContentInterface $output): void
	{
		$this->output = $output;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Event;

final class ListenerData
{
	private string $event;
	private $listener;
	public function __construct(string $event, callable $listener)
	{
		$this->event    = $event;
		$this->listener = $listener;
	}
	public function getEvent(): string
	{
		return $this->event;
	}
	public function getListener(): callable
	{
		return $this->listener;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Exception;

interface CommonMarkException extends \Throwable
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Exception;

class LogicException extends \LogicException implements CommonMarkException
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Exception;

class AlreadyInitializedException extends LogicException implements CommonMarkException
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Exception;

class InvalidArgumentException extends \InvalidArgumentException implements CommonMarkException
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Exception;

final class UnexpectedEncodingException extends \RuntimeException implements CommonMarkException
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Attributes\Util;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class AttributesHelper
{
	private const SINGLE_ATTRIBUTE = '\s*([.]-?[_a-z][^\s.}]*|[#][^\s}]+|' . RegexHelper::PARTIAL_ATTRIBUTENAME . RegexHelper::PARTIAL_ATTRIBUTEVALUESPEC . ')\s*';
	private const ATTRIBUTE_LIST   = '/\G{:?(' . self::SINGLE_ATTRIBUTE . ')+}/i';
	private const WHITESPACE = " \t\n\r\0\x0B\x0C";
	public static function parseAttributes(Cursor $cursor): array
	{
		$state = $cursor->saveState();
		$cursor->advanceToNextNonSpaceOrNewline();
		if ($cursor->getCharacter() !== '{') {
			$cursor->restoreState($state);
			return [];
		}
		$attributeExpression = $cursor->matchInPlace(self::ATTRIBUTE_LIST);
		if ($attributeExpression === null) {
			$cursor->restoreState($state);
			return [];
		}
		$attributeExpression = \ltrim(\substr($attributeExpression, 1, -1), ':');
		$attributeCursor     = new Cursor($attributeExpression);
		$attributes = [];
		while ($attribute = \trim((string) $attributeCursor->matchInPlace('/\G' . self::SINGLE_ATTRIBUTE . '/i'), self::WHITESPACE)) {
			if ($attribute[0] === '#') {
				$attributes['id'] = \substr($attribute, 1);
				continue;
			}
			if ($attribute[0] === '.') {
				$attributes['class'][] = \substr($attribute, 1);
				continue;
			}
			[$name, $value] = \explode('=', $attribute, 2);
			if ($value === 'true') {
				$attributes[$name] = true;
				continue;
			}
			$first = $value[0];
			$last  = \substr($value, -1);
			if (($first === '"' && $last === '"') || ($first === "'" && $last === "'") && \strlen($value) > 1) {
				$value = \substr($value, 1, -1);
			}
			if (\strtolower(\trim($name, self::WHITESPACE)) === 'class') {
				foreach (\array_filter(\explode(' ', \trim($value, self::WHITESPACE))) as $class) {
					$attributes['class'][] = $class;
				}
			} else {
				$attributes[\trim($name, self::WHITESPACE)] = \trim($value, self::WHITESPACE);
			}
		}
		if (isset($attributes['class'])) {
			$attributes['class'] = \implode(' ', (array) $attributes['class']);
		}
		return $attributes;
	}
	public static function mergeAttributes($attributes1, $attributes2): array
	{
		$attributes = [];
		foreach ([$attributes1, $attributes2] as $arg) {
			if ($arg instanceof Node) {
				$arg = $arg->data->get('attributes');
			}
			$arg = (array) $arg;
			if (isset($arg['class'])) {
				foreach (self::classList($arg['class']) as $class) {
					$attributes['class'][] = $class;
				}
				unset($arg['class']);
			}
			$attributes = \array_merge($attributes, $arg);
		}
		if (isset($attributes['class'])) {
			$attributes['class'] = \implode(' ', $attributes['class']);
		}
		return $attributes;
	}
	public static function classList($class): array
	{
		if (\is_string($class)) {
			return \array_values(\array_filter(\explode(' ', \trim($class))));
		}
		return \array_values((array) $class);
	}
	public static function filterAttributes(array $attributes, array $allowList, bool $allowUnsafeLinks): array
	{
		$allowList = \array_fill_keys($allowList, true);
		foreach ($attributes as $name => $value) {
			if (\preg_match('/^' . RegexHelper::PARTIAL_ATTRIBUTENAME . '$/i', (string) $name) !== 1) {
				unset($attributes[$name]);
				continue;
			}
			$attrNameLower = \strtolower((string) $name);
			if (! $allowUnsafeLinks && ($attrNameLower === 'href' || $attrNameLower === 'src') && \is_string($value) && RegexHelper::isLinkPotentiallyUnsafe($value)) {
				unset($attributes[$name]);
				continue;
			}
			if ($allowList === []) {
				if (\str_starts_with($attrNameLower, 'on')) {
					unset($attributes[$name]);
				}
				continue;
			}
			if (! isset($allowList[$name])) {
				unset($attributes[$name]);
			}
		}
		return $attributes;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;

interface ExtensionInterface
{
	public function register(EnvironmentBuilderInterface $environment): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension;

use Jetpack_Dashboard\Vendor\League\Config\ConfigurationBuilderInterface;

interface ConfigurableExtensionInterface extends ExtensionInterface
{
	public function configureSchema(ConfigurationBuilderInterface $builder): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Autolink;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ConfigurableExtensionInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationBuilderInterface;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;

final class AutolinkExtension implements ConfigurableExtensionInterface
{
	public function configureSchema(ConfigurationBuilderInterface $builder): void
	{
		$builder->addSchema('autolink', Expect::structure([
			'allowed_protocols' => Expect::listOf('string')->default(['http', 'https', 'ftp'])->mergeDefaults(false),
			'default_protocol' => Expect::string()->default('http'),
		]));
	}
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment->addInlineParser(new EmailAutolinkParser());
		$environment->addInlineParser(new UrlAutolinkParser(
			$environment->getConfiguration()->get('autolink.allowed_protocols'),
			$environment->getConfiguration()->get('autolink.default_protocol'),
		));
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Autolink;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Link;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

final class EmailAutolinkParser implements InlineParserInterface
{
	private const REGEX = '[A-Za-z0-9.\-_+]+@[A-Za-z0-9\-_]+\.[A-Za-z0-9\-_.]+';
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex(self::REGEX);
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$email = $inlineContext->getFullMatch();
		if (\in_array(\substr($email, -1), ['-', '_'], true)) {
			return false;
		}
		if (\substr($email, -1) === '.') {
			$email = \substr($email, 0, -1);
		}
		$inlineContext->getCursor()->advanceBy(\strlen($email));
		$inlineContext->getContainer()->appendChild(new Link('mailto:' . $email, $email));
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Autolink;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Link;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

final class UrlAutolinkParser implements InlineParserInterface
{
	private const ALLOWED_AFTER = [null, ' ', "\t", "\n", "\x0b", "\x0c", "\x0d", '*', '_', '~', '('];
	private const REGEX = '~
        (
            # Must start with a supported scheme + auth, or "www"
            (?:
                (?:%s)://                                                                            # protocol
                (?:(?:(?:[\_\.\pL\pN-]|%%[0-9A-Fa-f]{2})+:)?((?:[\_\.\pL\pN-]|%%[0-9A-Fa-f]{2})+)@)? # basic auth
            |www\.)
            (?:
                (?:
                    (?:xn--[a-z0-9-]++\.)*+xn--[a-z0-9-]++            # a domain name using punycode
                        |
                    (?:[\pL\pN\pS\pM\-\_]++\.){1,127}[\pL\pN\pM]++    # a multi-level domain name; total length must be 253 bytes or less
                        |
                    [a-z0-9\-\_]++                                    # a single-level domain name
                )\.?
                    |                                                 # or
                \d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}                    # an IP address
                    |                                                 # or
                \[
                    (?:(?:(?:(?:(?:(?:(?:[0-9a-f]{1,4})):){6})(?:(?:(?:(?:(?:[0-9a-f]{1,4})):(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9]))\.){3}(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9])))))))|(?:(?:::(?:(?:(?:[0-9a-f]{1,4})):){5})(?:(?:(?:(?:(?:[0-9a-f]{1,4})):(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9]))\.){3}(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9])))))))|(?:(?:(?:(?:(?:[0-9a-f]{1,4})))?::(?:(?:(?:[0-9a-f]{1,4})):){4})(?:(?:(?:(?:(?:[0-9a-f]{1,4})):(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9]))\.){3}(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9])))))))|(?:(?:(?:(?:(?:(?:[0-9a-f]{1,4})):){0,1}(?:(?:[0-9a-f]{1,4})))?::(?:(?:(?:[0-9a-f]{1,4})):){3})(?:(?:(?:(?:(?:[0-9a-f]{1,4})):(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9]))\.){3}(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9])))))))|(?:(?:(?:(?:(?:(?:[0-9a-f]{1,4})):){0,2}(?:(?:[0-9a-f]{1,4})))?::(?:(?:(?:[0-9a-f]{1,4})):){2})(?:(?:(?:(?:(?:[0-9a-f]{1,4})):(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9]))\.){3}(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9])))))))|(?:(?:(?:(?:(?:(?:[0-9a-f]{1,4})):){0,3}(?:(?:[0-9a-f]{1,4})))?::(?:(?:[0-9a-f]{1,4})):)(?:(?:(?:(?:(?:[0-9a-f]{1,4})):(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9]))\.){3}(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9])))))))|(?:(?:(?:(?:(?:(?:[0-9a-f]{1,4})):){0,4}(?:(?:[0-9a-f]{1,4})))?::)(?:(?:(?:(?:(?:[0-9a-f]{1,4})):(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9]))\.){3}(?:(?:25[0-5]|(?:[1-9]|1[0-9]|2[0-4])?[0-9])))))))|(?:(?:(?:(?:(?:(?:[0-9a-f]{1,4})):){0,5}(?:(?:[0-9a-f]{1,4})))?::)(?:(?:[0-9a-f]{1,4})))|(?:(?:(?:(?:(?:(?:[0-9a-f]{1,4})):){0,6}(?:(?:[0-9a-f]{1,4})))?::))))
                \]  # an IPv6 address
            )
            (?::[0-9]+)?                              # a port (optional)
            (?:/ (?:[\pL\pN\-._\~!$&\'()*+,;=:@]|%%[0-9A-Fa-f]{2})* )*        # a path
            (?:\? (?:[\pL\pN\-._\~!$&\'\[\]()*+,;=:@/?]|%%[0-9A-Fa-f]{2})* )? # a query (optional)
            (?:\# (?:[\pL\pN\-._\~!$&\'()*+,;=:@/?]|%%[0-9A-Fa-f]{2})* )?     # a fragment (optional)
        )~ixuA';
	private array $prefixes = ['www.'];
	private string $finalRegex;
	private string $defaultProtocol;
	public function __construct(array $allowedProtocols = ['http', 'https', 'ftp'], string $defaultProtocol = 'http')
	{
		$this->finalRegex = \sprintf(self::REGEX, \implode('|', $allowedProtocols));
		foreach ($allowedProtocols as $protocol) {
			$this->prefixes[] = $protocol . '://';
		}
		$this->defaultProtocol = $defaultProtocol;
	}
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::oneOf(...$this->prefixes);
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$cursor = $inlineContext->getCursor();
		$previousChar = $cursor->peek(-1);
		if (! \in_array($previousChar, self::ALLOWED_AFTER, true)) {
			return false;
		}
		if (! \preg_match($this->finalRegex, $cursor->getLine(), $matches, 0, $cursor->getBytePosition())) {
			return false;
		}
		$url = \rtrim($matches[0], '?!.,:*_~');
		if (\preg_match('/(.+)(&[A-Za-z0-9]+;)$/', $url, $matches)) {
			$url = $matches[1];
		}
		if (\substr($url, -1) === ')' && ($diff = self::diffParens($url)) > 0) {
			$url = \substr($url, 0, -$diff);
		}
		$cursor->advanceBy(\mb_strlen($url, 'UTF-8'));
		if (\substr($url, 0, 4) === 'www.') {
			$inlineContext->getContainer()->appendChild(new Link($this->defaultProtocol . '://' . $url, $url));
			return true;
		}
		$inlineContext->getContainer()->appendChild(new Link($url, $url));
		return true;
	}
	private static function diffParens(string $content): int
	{
		\preg_match_all('/[()]/', $content, $matches);
		$charCount = ['(' => 0, ')' => 0];
		foreach ($matches[0] as $char) {
			$charCount[$char]++;
		}
		return $charCount[')'] - $charCount['('];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Delimiter\Processor\EmphasisDelimiterProcessor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ConfigurableExtensionInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node as CoreNode;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser as CoreParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer as CoreRenderer;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationBuilderInterface;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;

final class CommonMarkCoreExtension implements ConfigurableExtensionInterface
{
	public function configureSchema(ConfigurationBuilderInterface $builder): void
	{
		$builder->addSchema('commonmark', Expect::structure([
			'use_asterisk' => Expect::bool(true),
			'use_underscore' => Expect::bool(true),
			'enable_strong' => Expect::bool(true),
			'enable_em' => Expect::bool(true),
			'unordered_list_markers' => Expect::listOf('string')->min(1)->default(['*', '+', '-'])->mergeDefaults(false),
		]));
	}
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment
			->addBlockStartParser(new Parser\Block\BlockQuoteStartParser(),     70)
			->addBlockStartParser(new Parser\Block\HeadingStartParser(),        60)
			->addBlockStartParser(new Parser\Block\FencedCodeStartParser(),     50)
			->addBlockStartParser(new Parser\Block\HtmlBlockStartParser(),      40)
			->addBlockStartParser(new Parser\Block\ThematicBreakStartParser(),  20)
			->addBlockStartParser(new Parser\Block\ListBlockStartParser(),      10)
			->addBlockStartParser(new Parser\Block\IndentedCodeStartParser(), -100)
			->addInlineParser(new CoreParser\Inline\NewlineParser(), 200)
			->addInlineParser(new Parser\Inline\BacktickParser(),    150)
			->addInlineParser(new Parser\Inline\EscapableParser(),    80)
			->addInlineParser(new Parser\Inline\EntityParser(),       70)
			->addInlineParser(new Parser\Inline\AutolinkParser(),     50)
			->addInlineParser(new Parser\Inline\HtmlInlineParser(),   40)
			->addInlineParser(new Parser\Inline\CloseBracketParser(), 30)
			->addInlineParser(new Parser\Inline\OpenBracketParser(),  20)
			->addInlineParser(new Parser\Inline\BangParser(),         10)
			->addRenderer(Node\Block\BlockQuote::class,    new Renderer\Block\BlockQuoteRenderer(),    0)
			->addRenderer(CoreNode\Block\Document::class,  new CoreRenderer\Block\DocumentRenderer(),  0)
			->addRenderer(Node\Block\FencedCode::class,    new Renderer\Block\FencedCodeRenderer(),    0)
			->addRenderer(Node\Block\Heading::class,       new Renderer\Block\HeadingRenderer(),       0)
			->addRenderer(Node\Block\HtmlBlock::class,     new Renderer\Block\HtmlBlockRenderer(),     0)
			->addRenderer(Node\Block\IndentedCode::class,  new Renderer\Block\IndentedCodeRenderer(),  0)
			->addRenderer(Node\Block\ListBlock::class,     new Renderer\Block\ListBlockRenderer(),     0)
			->addRenderer(Node\Block\ListItem::class,      new Renderer\Block\ListItemRenderer(),      0)
			->addRenderer(CoreNode\Block\Paragraph::class, new CoreRenderer\Block\ParagraphRenderer(), 0)
			->addRenderer(Node\Block\ThematicBreak::class, new Renderer\Block\ThematicBreakRenderer(), 0)
			->addRenderer(Node\Inline\Code::class,        new Renderer\Inline\CodeRenderer(),        0)
			->addRenderer(Node\Inline\Emphasis::class,    new Renderer\Inline\EmphasisRenderer(),    0)
			->addRenderer(Node\Inline\HtmlInline::class,  new Renderer\Inline\HtmlInlineRenderer(),  0)
			->addRenderer(Node\Inline\Image::class,       new Renderer\Inline\ImageRenderer(),       0)
			->addRenderer(Node\Inline\Link::class,        new Renderer\Inline\LinkRenderer(),        0)
			->addRenderer(CoreNode\Inline\Newline::class, new CoreRenderer\Inline\NewlineRenderer(), 0)
			->addRenderer(Node\Inline\Strong::class,      new Renderer\Inline\StrongRenderer(),      0)
			->addRenderer(CoreNode\Inline\Text::class,    new CoreRenderer\Inline\TextRenderer(),    0)
		;
		if ($environment->getConfiguration()->get('commonmark/use_asterisk')) {
			$environment->addDelimiterProcessor(new EmphasisDelimiterProcessor('*'));
		}
		if ($environment->getConfiguration()->get('commonmark/use_underscore')) {
			$environment->addDelimiterProcessor(new EmphasisDelimiterProcessor('_'));
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Delimiter\Processor;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\DelimiterInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\CacheableDelimiterProcessorInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Emphasis;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Strong;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class EmphasisDelimiterProcessor implements CacheableDelimiterProcessorInterface, ConfigurationAwareInterface
{
	private string $char;
	private ConfigurationInterface $config;
	public function __construct(string $char)
	{
		$this->char = $char;
	}
	public function getOpeningCharacter(): string
	{
		return $this->char;
	}
	public function getClosingCharacter(): string
	{
		return $this->char;
	}
	public function getMinLength(): int
	{
		return 1;
	}
	public function getDelimiterUse(DelimiterInterface $opener, DelimiterInterface $closer): int
	{
		if (($opener->canClose() || $closer->canOpen()) && $closer->getOriginalLength() % 3 !== 0 && ($opener->getOriginalLength() + $closer->getOriginalLength()) % 3 === 0) {
			return 0;
		}
		if ($opener->getLength() >= 2 && $closer->getLength() >= 2) {
			if ($this->config->get('commonmark/enable_strong')) {
				return 2;
			}
			return 0;
		}
		if ($this->config->get('commonmark/enable_em')) {
			return 1;
		}
		return 0;
	}
	public function process(AbstractStringContainer $opener, AbstractStringContainer $closer, int $delimiterUse): void
	{
		if ($delimiterUse === 1) {
			$emphasis = new Emphasis($this->char);
		} elseif ($delimiterUse === 2) {
			$emphasis = new Strong($this->char . $this->char);
		} else {
			return;
		}
		$next = $opener->next();
		while ($next !== null && $next !== $closer) {
			$tmp = $next->next();
			$emphasis->appendChild($next);
			$next = $tmp;
		}
		$opener->insertAfter($emphasis);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getCacheKey(DelimiterInterface $closer): string
	{
		return \sprintf(
			'%s-%s-%d-%d',
			$this->char,
			$closer->canOpen() ? 'canOpen' : 'cannotOpen',
			$closer->getOriginalLength() % 3,
			\min($closer->getLength(), 2),
		);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node;

use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Data;
use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;

abstract class Node
{
	public Data $data;
	protected int $depth = 0;
	protected ?Node $parent = null;
	protected ?Node $previous = null;
	protected ?Node $next = null;
	protected ?Node $firstChild = null;
	protected ?Node $lastChild = null;
	public function __construct()
	{
		$this->data = new Data([
			'attributes' => [],
		]);
	}
	public function previous(): ?Node
	{
		return $this->previous;
	}
	public function next(): ?Node
	{
		return $this->next;
	}
	public function parent(): ?Node
	{
		return $this->parent;
	}
	protected function setParent(?Node $node = null): void
	{
		$this->parent = $node;
		$this->depth  = $node === null ? 0 : $node->depth + 1;
	}
	public function insertAfter(Node $sibling): void
	{
		$sibling->detach();
		$sibling->next = $this->next;
		if ($sibling->next) {
			$sibling->next->previous = $sibling;
		}
		$sibling->previous = $this;
		$this->next        = $sibling;
		$sibling->setParent($this->parent);
		if (! $sibling->next && $sibling->parent) {
			$sibling->parent->lastChild = $sibling;
		}
	}
	public function insertBefore(Node $sibling): void
	{
		$sibling->detach();
		$sibling->previous = $this->previous;
		if ($sibling->previous) {
			$sibling->previous->next = $sibling;
		}
		$sibling->next  = $this;
		$this->previous = $sibling;
		$sibling->setParent($this->parent);
		if (! $sibling->previous && $sibling->parent) {
			$sibling->parent->firstChild = $sibling;
		}
	}
	public function replaceWith(Node $replacement): void
	{
		$replacement->detach();
		$this->insertAfter($replacement);
		$this->detach();
	}
	public function detach(): void
	{
		if ($this->previous) {
			$this->previous->next = $this->next;
		} elseif ($this->parent) {
			$this->parent->firstChild = $this->next;
		}
		if ($this->next) {
			$this->next->previous = $this->previous;
		} elseif ($this->parent) {
			$this->parent->lastChild = $this->previous;
		}
		$this->parent   = null;
		$this->next     = null;
		$this->previous = null;
		$this->depth    = 0;
	}
	public function hasChildren(): bool
	{
		return $this->firstChild !== null;
	}
	public function firstChild(): ?Node
	{
		return $this->firstChild;
	}
	public function lastChild(): ?Node
	{
		return $this->lastChild;
	}
	public function children(): iterable
	{
		$children = [];
		for ($current = $this->firstChild; $current !== null; $current = $current->next) {
			$children[] = $current;
		}
		return $children;
	}
	public function appendChild(Node $child): void
	{
		if ($this->lastChild) {
			$this->lastChild->insertAfter($child);
		} else {
			$child->detach();
			$child->setParent($this);
			$this->lastChild = $this->firstChild = $child;
		}
	}
	public function prependChild(Node $child): void
	{
		if ($this->firstChild) {
			$this->firstChild->insertBefore($child);
		} else {
			$child->detach();
			$child->setParent($this);
			$this->lastChild = $this->firstChild = $child;
		}
	}
	public function detachChildren(): void
	{
		foreach ($this->children() as $children) {
			$children->setParent(null);
		}
		$this->firstChild = $this->lastChild = null;
	}
	public function replaceChildren(iterable $children): void
	{
		$this->detachChildren();
		foreach ($children as $item) {
			$this->appendChild($item);
		}
	}
	public function getDepth(): int
	{
		return $this->depth;
	}
	public function walker(): NodeWalker
	{
		return new NodeWalker($this);
	}
	public function iterator(int $flags = 0): NodeIterator
	{
		return new NodeIterator($this, $flags);
	}
	public function __clone()
	{
		$this->parent   = null;
		$this->previous = null;
		$this->next     = null;
		$children         = $this->children();
		$this->firstChild = $this->lastChild = null;
		foreach ($children as $child) {
			$this->appendChild(clone $child);
		}
		$this->data = clone $this->data;
	}
	public static function assertInstanceOf(Node $node): void
	{
		if (! $node instanceof static) {
			throw new InvalidArgumentException(\sprintf('Incompatible node type: expected %s, got %s', static::class, \get_class($node)));
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

abstract class AbstractBlock extends Node
{
	protected ?int $startLine = null;
	protected ?int $endLine = null;
	protected function setParent(?Node $node = null): void
	{
		if ($node && ! $node instanceof self) {
			throw new InvalidArgumentException('Parent of block must also be block (cannot be inline)');
		}
		parent::setParent($node);
	}
	public function setStartLine(?int $startLine): void
	{
		$this->startLine = $startLine;
		if ($this->endLine === null) {
			$this->endLine = $startLine;
		}
	}
	public function getStartLine(): ?int
	{
		return $this->startLine;
	}
	public function setEndLine(?int $endLine): void
	{
		$this->endLine = $endLine;
	}
	public function getEndLine(): ?int
	{
		return $this->endLine;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

class BlockQuote extends AbstractBlock
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node;

interface StringContainerInterface
{
	public function setLiteral(string $literal): void;
	public function getLiteral(): string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\StringContainerInterface;

final class FencedCode extends AbstractBlock implements StringContainerInterface
{
	private ?string $info = null;
	private string $literal = '';
	private int $length;
	private string $char;
	private int $offset;
	public function __construct(int $length, string $char, int $offset)
	{
		parent::__construct();
		$this->length = $length;
		$this->char   = $char;
		$this->offset = $offset;
	}
	public function getInfo(): ?string
	{
		return $this->info;
	}
	public function getInfoWords(): array
	{
		return \preg_split('/\s+/', $this->info ?? '') ?: [];
	}
	public function setInfo(string $info): void
	{
		$this->info = $info;
	}
	public function getLiteral(): string
	{
		return $this->literal;
	}
	public function setLiteral(string $literal): void
	{
		$this->literal = $literal;
	}
	public function getChar(): string
	{
		return $this->char;
	}
	public function setChar(string $char): void
	{
		$this->char = $char;
	}
	public function getLength(): int
	{
		return $this->length;
	}
	public function setLength(int $length): void
	{
		$this->length = $length;
	}
	public function getOffset(): int
	{
		return $this->offset;
	}
	public function setOffset(int $offset): void
	{
		$this->offset = $offset;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class Heading extends AbstractBlock
{
	private int $level;
	public function __construct(int $level)
	{
		parent::__construct();
		$this->level = $level;
	}
	public function getLevel(): int
	{
		return $this->level;
	}
	public function setLevel(int $level): void
	{
		$this->level = $level;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node;

interface RawMarkupContainerInterface extends StringContainerInterface
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\RawMarkupContainerInterface;

final class HtmlBlock extends AbstractBlock implements RawMarkupContainerInterface
{
	public const TYPE_1_CODE_CONTAINER = 1;
	public const TYPE_2_COMMENT        = 2;
	public const TYPE_3                = 3;
	public const TYPE_4                = 4;
	public const TYPE_5_CDATA          = 5;
	public const TYPE_6_BLOCK_ELEMENT  = 6;
	public const TYPE_7_MISC_ELEMENT   = 7;
	private int $type;
	private string $literal = '';
	public function __construct(int $type)
	{
		parent::__construct();
		$this->type = $type;
	}
	public function getType(): int
	{
		return $this->type;
	}
	public function setType(int $type): void
	{
		$this->type = $type;
	}
	public function getLiteral(): string
	{
		return $this->literal;
	}
	public function setLiteral(string $literal): void
	{
		$this->literal = $literal;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\StringContainerInterface;

final class IndentedCode extends AbstractBlock implements StringContainerInterface
{
	private string $literal = '';
	public function getLiteral(): string
	{
		return $this->literal;
	}
	public function setLiteral(string $literal): void
	{
		$this->literal = $literal;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block;

interface TightBlockInterface
{
	public function isTight(): bool;
	public function setTight(bool $tight): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\TightBlockInterface;

class ListBlock extends AbstractBlock implements TightBlockInterface
{
	public const TYPE_BULLET  = 'bullet';
	public const TYPE_ORDERED = 'ordered';
	public const DELIM_PERIOD = 'period';
	public const DELIM_PAREN  = 'paren';
	protected bool $tight = false;
	protected ListData $listData;
	public function __construct(ListData $listData)
	{
		parent::__construct();
		$this->listData = $listData;
	}
	public function getListData(): ListData
	{
		return $this->listData;
	}
	public function isTight(): bool
	{
		return $this->tight;
	}
	public function setTight(bool $tight): void
	{
		$this->tight = $tight;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

class ListData
{
	public ?int $start = null;
	public int $padding = 0;
	public string $type;
	public ?string $delimiter = null;
	public ?string $bulletChar = null;
	public int $markerOffset;
	public function equals(ListData $data): bool
	{
		return $this->type === $data->type &&
			$this->delimiter === $data->delimiter &&
			$this->bulletChar === $data->bulletChar;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

class ListItem extends AbstractBlock
{
	protected ListData $listData;
	public function __construct(ListData $listData)
	{
		parent::__construct();
		$this->listData = $listData;
	}
	public function getListData(): ListData
	{
		return $this->listData;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

class ThematicBreak extends AbstractBlock
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

abstract class AbstractInline extends Node
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;

abstract class AbstractWebResource extends AbstractInline
{
	protected string $url;
	public function __construct(string $url)
	{
		parent::__construct();
		$this->url = $url;
	}
	public function getUrl(): string
	{
		return $this->url;
	}
	public function setUrl(string $url): void
	{
		$this->url = $url;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\StringContainerInterface;

abstract class AbstractStringContainer extends AbstractInline implements StringContainerInterface
{
	protected string $literal = '';
	public function __construct(string $contents = '', array $data = [])
	{
		parent::__construct();
		$this->literal = $contents;
		if (\count($data) > 0) {
			$this->data->import($data);
		}
	}
	public function getLiteral(): string
	{
		return $this->literal;
	}
	public function setLiteral(string $literal): void
	{
		$this->literal = $literal;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

class Code extends AbstractStringContainer
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline;

interface DelimitedInterface
{
	public function getOpeningDelimiter(): string;
	public function getClosingDelimiter(): string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\DelimitedInterface;

final class Emphasis extends AbstractInline implements DelimitedInterface
{
	private string $delimiter;
	public function __construct(string $delimiter = '_')
	{
		parent::__construct();
		$this->delimiter = $delimiter;
	}
	public function getOpeningDelimiter(): string
	{
		return $this->delimiter;
	}
	public function getClosingDelimiter(): string
	{
		return $this->delimiter;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\RawMarkupContainerInterface;

final class HtmlInline extends AbstractStringContainer implements RawMarkupContainerInterface
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;

class Image extends AbstractWebResource
{
	protected ?string $title = null;
	public function __construct(string $url, ?string $label = null, ?string $title = null)
	{
		parent::__construct($url);
		if ($label !== null && $label !== '') {
			$this->appendChild(new Text($label));
		}
		$this->title = $title;
	}
	public function getTitle(): ?string
	{
		if ($this->title === '') {
			return null;
		}
		return $this->title;
	}
	public function setTitle(?string $title): void
	{
		$this->title = $title;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;

class Link extends AbstractWebResource
{
	protected ?string $title = null;
	public function __construct(string $url, ?string $label = null, ?string $title = null)
	{
		parent::__construct($url);
		if ($label !== null && $label !== '') {
			$this->appendChild(new Text($label));
		}
		$this->title = $title;
	}
	public function getTitle(): ?string
	{
		if ($this->title === '') {
			return null;
		}
		return $this->title;
	}
	public function setTitle(?string $title): void
	{
		$this->title = $title;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\DelimitedInterface;

final class Strong extends AbstractInline implements DelimitedInterface
{
	private string $delimiter;
	public function __construct(string $delimiter = '**')
	{
		parent::__construct();
		$this->delimiter = $delimiter;
	}
	public function getOpeningDelimiter(): string
	{
		return $this->delimiter;
	}
	public function getClosingDelimiter(): string
	{
		return $this->delimiter;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

interface BlockContinueParserInterface
{
	public function getBlock(): AbstractBlock;
	public function isContainer(): bool;
	public function canHaveLazyContinuationLines(): bool;
	public function canContain(AbstractBlock $childBlock): bool;
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue;
	public function addLine(string $line): void;
	public function closeBlock(): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

abstract class AbstractBlockContinueParser implements BlockContinueParserInterface
{
	public function isContainer(): bool
	{
		return false;
	}
	public function canHaveLazyContinuationLines(): bool
	{
		return false;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return false;
	}
	public function addLine(string $line): void
	{
	}
	public function closeBlock(): void
	{
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\BlockQuote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

final class BlockQuoteParser extends AbstractBlockContinueParser
{
	private BlockQuote $block;
	public function __construct()
	{
		$this->block = new BlockQuote();
	}
	public function getBlock(): BlockQuote
	{
		return $this->block;
	}
	public function isContainer(): bool
	{
		return true;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return true;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if (! $cursor->isIndented() && $cursor->getNextNonSpaceCharacter() === '>') {
			$cursor->advanceToNextNonSpaceOrTab();
			$cursor->advanceBy(1);
			$cursor->advanceBySpaceOrTab();
			return BlockContinue::at($cursor);
		}
		return BlockContinue::none();
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;

interface BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;

final class BlockQuoteStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented()) {
			return BlockStart::none();
		}
		if ($cursor->getNextNonSpaceCharacter() !== '>') {
			return BlockStart::none();
		}
		$cursor->advanceToNextNonSpaceOrTab();
		$cursor->advanceBy(1);
		$cursor->advanceBySpaceOrTab();
		return BlockStart::of(new BlockQuoteParser())->at($cursor);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\FencedCode;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\ArrayCollection;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class FencedCodeParser extends AbstractBlockContinueParser
{
	private FencedCode $block;
	private ArrayCollection $strings;
	public function __construct(int $fenceLength, string $fenceChar, int $fenceOffset)
	{
		$this->block   = new FencedCode($fenceLength, $fenceChar, $fenceOffset);
		$this->strings = new ArrayCollection();
	}
	public function getBlock(): FencedCode
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if (! $cursor->isIndented() && $cursor->getNextNonSpaceCharacter() === $this->block->getChar()) {
			$match = RegexHelper::matchFirst('/^(?:`{3,}|~{3,})(?=[ \t]*$)/', $cursor->getLine(), $cursor->getNextNonSpacePosition());
			if ($match !== null && \strlen($match[0]) >= $this->block->getLength()) {
				return BlockContinue::finished();
			}
		}
		$fenceOffset = $this->block->getOffset();
		while ($fenceOffset > 0 && $cursor->advanceBySpaceOrTab()) {
			$fenceOffset--;
		}
		return BlockContinue::at($cursor);
	}
	public function addLine(string $line): void
	{
		$this->strings[] = $line;
	}
	public function closeBlock(): void
	{
		$firstLine = $this->strings->first();
		if ($firstLine === false) {
			$firstLine = '';
		}
		$this->block->setInfo(RegexHelper::unescape(\trim($firstLine)));
		if ($this->strings->count() === 1) {
			$this->block->setLiteral('');
		} else {
			$this->block->setLiteral(\implode("\n", $this->strings->slice(1)) . "\n");
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;

final class FencedCodeStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented() || ! \in_array($cursor->getNextNonSpaceCharacter(), ['`', '~'], true)) {
			return BlockStart::none();
		}
		$indent = $cursor->getIndent();
		$fence  = $cursor->matchInPlace('/\G[ \t]*(?:`{3,}+(?!.*`)|~{3,})/');
		if ($fence === null) {
			return BlockStart::none();
		}
		$fence = \ltrim($fence, " \t");
		return BlockStart::of(new FencedCodeParser(\strlen($fence), $fence[0], $indent))->at($cursor);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserEngineInterface;

interface BlockContinueParserWithInlinesInterface extends BlockContinueParserInterface
{
	public function parseInlines(InlineParserEngineInterface $inlineParser): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\Heading;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserWithInlinesInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserEngineInterface;

final class HeadingParser extends AbstractBlockContinueParser implements BlockContinueParserWithInlinesInterface
{
	private Heading $block;
	private string $content;
	public function __construct(int $level, string $content)
	{
		$this->block   = new Heading($level);
		$this->content = $content;
	}
	public function getBlock(): Heading
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		return BlockContinue::none();
	}
	public function parseInlines(InlineParserEngineInterface $inlineParser): void
	{
		$inlineParser->parse($this->content, $this->block);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

class HeadingStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented() || ! \in_array($cursor->getNextNonSpaceCharacter(), ['#', '-', '='], true)) {
			return BlockStart::none();
		}
		$cursor->advanceToNextNonSpaceOrTab();
		if ($atxHeading = self::getAtxHeader($cursor)) {
			return BlockStart::of($atxHeading)->at($cursor);
		}
		$setextHeadingLevel = self::getSetextHeadingLevel($cursor);
		if ($setextHeadingLevel > 0) {
			$content = $parserState->getParagraphContent();
			if ($content !== null) {
				$cursor->advanceToEnd();
				return BlockStart::of(new HeadingParser($setextHeadingLevel, $content))
					->at($cursor)
					->replaceActiveBlockParser();
			}
		}
		return BlockStart::none();
	}
	private static function getAtxHeader(Cursor $cursor): ?HeadingParser
	{
		$match = RegexHelper::matchFirst('/^#{1,6}(?:[ \t]+|$)/', $cursor->getRemainder());
		if (! $match) {
			return null;
		}
		$cursor->advanceToNextNonSpaceOrTab();
		$cursor->advanceBy(\strlen($match[0]));
		$level = \strlen(\trim($match[0]));
		$str   = $cursor->getRemainder();
		$str   = \preg_replace('/^[ \t]*#+[ \t]*$/', '', $str);
		\assert(\is_string($str));
		$str = \preg_replace('/[ \t]+#+[ \t]*$/', '', $str);
		\assert(\is_string($str));
		return new HeadingParser($level, $str);
	}
	private static function getSetextHeadingLevel(Cursor $cursor): int
	{
		$match = RegexHelper::matchFirst('/^(?:=+|-+)[ \t]*$/', $cursor->getRemainder());
		if ($match === null) {
			return 0;
		}
		return $match[0][0] === '=' ? 1 : 2;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\HtmlBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class HtmlBlockParser extends AbstractBlockContinueParser
{
	private HtmlBlock $block;
	private string $content = '';
	private bool $finished = false;
	public function __construct(int $blockType)
	{
		$this->block = new HtmlBlock($blockType);
	}
	public function getBlock(): HtmlBlock
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if ($this->finished) {
			return BlockContinue::none();
		}
		if ($cursor->isBlank() && \in_array($this->block->getType(), [HtmlBlock::TYPE_6_BLOCK_ELEMENT, HtmlBlock::TYPE_7_MISC_ELEMENT], true)) {
			return BlockContinue::none();
		}
		return BlockContinue::at($cursor);
	}
	public function addLine(string $line): void
	{
		if ($this->content !== '') {
			$this->content .= "\n";
		}
		$this->content .= $line;
		if ($this->block->getType() <= HtmlBlock::TYPE_5_CDATA) {
			if (\preg_match(RegexHelper::getHtmlBlockCloseRegex($this->block->getType()), $line) === 1) {
				$this->finished = true;
			}
		}
	}
	public function closeBlock(): void
	{
		$this->block->setLiteral($this->content);
		$this->content = '';
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\HtmlBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class HtmlBlockStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented() || $cursor->getNextNonSpaceCharacter() !== '<') {
			return BlockStart::none();
		}
		$tmpCursor = clone $cursor;
		$tmpCursor->advanceToNextNonSpaceOrTab();
		$line = $tmpCursor->getRemainder();
		for ($blockType = 1; $blockType <= 7; $blockType++) {
			$match = RegexHelper::matchAt(
				RegexHelper::getHtmlBlockOpenRegex($blockType),
				$line
			);
			if ($match !== null && ($blockType < 7 || $this->isType7BlockAllowed($cursor, $parserState))) {
				return BlockStart::of(new HtmlBlockParser($blockType))->at($cursor);
			}
		}
		return BlockStart::none();
	}
	private function isType7BlockAllowed(Cursor $cursor, MarkdownParserStateInterface $parserState): bool
	{
		if ($parserState->getLastMatchedBlockParser()->getBlock() instanceof Paragraph) {
			return false;
		}
		return ! $parserState->getActiveBlockParser()->canHaveLazyContinuationLines();
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\IndentedCode;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\ArrayCollection;

final class IndentedCodeParser extends AbstractBlockContinueParser
{
	private IndentedCode $block;
	private ArrayCollection $strings;
	public function __construct()
	{
		$this->block   = new IndentedCode();
		$this->strings = new ArrayCollection();
	}
	public function getBlock(): IndentedCode
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if ($cursor->isIndented()) {
			$cursor->advanceBy(Cursor::INDENT_LEVEL, true);
			return BlockContinue::at($cursor);
		}
		if ($cursor->isBlank()) {
			$cursor->advanceToNextNonSpaceOrTab();
			return BlockContinue::at($cursor);
		}
		return BlockContinue::none();
	}
	public function addLine(string $line): void
	{
		$this->strings[] = $line;
	}
	public function closeBlock(): void
	{
		$lines = $this->strings->toArray();
		while (\preg_match('/^[ \t]*$/', \end($lines))) {
			\array_pop($lines);
		}
		$this->block->setLiteral(\implode("\n", $lines) . "\n");
		$this->block->setEndLine($this->block->getStartLine() + \count($lines) - 1);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;

final class IndentedCodeStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if (! $cursor->isIndented()) {
			return BlockStart::none();
		}
		if ($parserState->getActiveBlockParser()->getBlock() instanceof Paragraph) {
			return BlockStart::none();
		}
		if ($cursor->isBlank()) {
			return BlockStart::none();
		}
		$cursor->advanceBy(Cursor::INDENT_LEVEL, true);
		return BlockStart::of(new IndentedCodeParser())->at($cursor);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListData;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListItem;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

final class ListBlockParser extends AbstractBlockContinueParser
{
	private ListBlock $block;
	public function __construct(ListData $listData)
	{
		$this->block = new ListBlock($listData);
	}
	public function getBlock(): ListBlock
	{
		return $this->block;
	}
	public function isContainer(): bool
	{
		return true;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return $childBlock instanceof ListItem;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		return BlockContinue::at($cursor);
	}
	public function closeBlock(): void
	{
		$item = $this->block->firstChild();
		while ($item instanceof AbstractBlock) {
			if ($item->next() !== null && self::endsWithBlankLine($item)) {
				$this->block->setTight(false);
				break;
			}
			$subitem = $item->firstChild();
			while ($subitem instanceof AbstractBlock) {
				if ($subitem->next() && self::endsWithBlankLine($subitem)) {
					$this->block->setTight(false);
					break 2;
				}
				$subitem = $subitem->next();
			}
			$item = $item->next();
		}
		$lastChild = $this->block->lastChild();
		if ($lastChild instanceof AbstractBlock) {
			$this->block->setEndLine($lastChild->getEndLine());
		}
	}
	private static function endsWithBlankLine(AbstractBlock $block): bool
	{
		$next = $block->next();
		return $next instanceof AbstractBlock && $block->getEndLine() !== $next->getStartLine() - 1;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListData;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class ListBlockStartParser implements BlockStartParserInterface, ConfigurationAwareInterface
{
	private ?ConfigurationInterface $config = null;
	private ?string $listMarkerRegex = null;
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented()) {
			return BlockStart::none();
		}
		$listData = $this->parseList($cursor, $parserState->getParagraphContent() !== null);
		if ($listData === null) {
			return BlockStart::none();
		}
		$listItemParser = new ListItemParser($listData);
		$matched = $parserState->getLastMatchedBlockParser();
		if (! ($matched instanceof ListBlockParser) || ! $listData->equals($matched->getBlock()->getListData())) {
			$listBlockParser = new ListBlockParser($listData);
			$listBlockParser->getBlock()->setTight(true);
			return BlockStart::of($listBlockParser, $listItemParser)->at($cursor);
		}
		return BlockStart::of($listItemParser)->at($cursor);
	}
	private function parseList(Cursor $cursor, bool $inParagraph): ?ListData
	{
		$indent = $cursor->getIndent();
		$tmpCursor = clone $cursor;
		$tmpCursor->advanceToNextNonSpaceOrTab();
		$rest = $tmpCursor->getRemainder();
		if (\preg_match($this->listMarkerRegex ?? $this->generateListMarkerRegex(), $rest) === 1) {
			$data               = new ListData();
			$data->markerOffset = $indent;
			$data->type         = ListBlock::TYPE_BULLET;
			$data->delimiter    = null;
			$data->bulletChar   = $rest[0];
			$markerLength       = 1;
		} elseif (($matches = RegexHelper::matchFirst('/^(\d{1,9})([.)])/', $rest)) && (! $inParagraph || $matches[1] === '1')) {
			$data               = new ListData();
			$data->markerOffset = $indent;
			$data->type         = ListBlock::TYPE_ORDERED;
			$data->start        = (int) $matches[1];
			$data->delimiter    = $matches[2] === '.' ? ListBlock::DELIM_PERIOD : ListBlock::DELIM_PAREN;
			$data->bulletChar   = null;
			$markerLength       = \strlen($matches[0]);
		} else {
			return null;
		}
		$nextChar = $tmpCursor->peek($markerLength);
		if (! ($nextChar === null || $nextChar === "\t" || $nextChar === ' ')) {
			return null;
		}
		if ($inParagraph && ! RegexHelper::matchAt(RegexHelper::REGEX_NON_SPACE, $rest, $markerLength)) {
			return null;
		}
		$cursor->advanceToNextNonSpaceOrTab();
		$cursor->advanceBy($markerLength, true);
		$data->padding = self::calculateListMarkerPadding($cursor, $markerLength);
		return $data;
	}
	private static function calculateListMarkerPadding(Cursor $cursor, int $markerLength): int
	{
		$start          = $cursor->saveState();
		$spacesStartCol = $cursor->getColumn();
		while ($cursor->getColumn() - $spacesStartCol < 5) {
			if (! $cursor->advanceBySpaceOrTab()) {
				break;
			}
		}
		$blankItem         = $cursor->isAtEnd();
		$spacesAfterMarker = $cursor->getColumn() - $spacesStartCol;
		if ($spacesAfterMarker >= 5 || $spacesAfterMarker < 1 || $blankItem) {
			$cursor->restoreState($start);
			$cursor->advanceBySpaceOrTab();
			return $markerLength + 1;
		}
		return $markerLength + $spacesAfterMarker;
	}
	private function generateListMarkerRegex(): string
	{
		if ($this->config === null) {
			return $this->listMarkerRegex = '/^[*+-]/';
		}
		$markers = $this->config->get('commonmark/unordered_list_markers');
		\assert(\is_array($markers));
		return $this->listMarkerRegex = '/^[' . \preg_quote(\implode('', $markers), '/') . ']/';
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListData;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListItem;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

final class ListItemParser extends AbstractBlockContinueParser
{
	private ListItem $block;
	public function __construct(ListData $listData)
	{
		$this->block = new ListItem($listData);
	}
	public function getBlock(): ListItem
	{
		return $this->block;
	}
	public function isContainer(): bool
	{
		return true;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return ! $childBlock instanceof ListItem;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if ($cursor->isBlank()) {
			if ($this->block->firstChild() === null) {
				return BlockContinue::none();
			}
			$cursor->advanceToNextNonSpaceOrTab();
			return BlockContinue::at($cursor);
		}
		$contentIndent = $this->block->getListData()->markerOffset + $this->getBlock()->getListData()->padding;
		if ($cursor->getIndent() >= $contentIndent) {
			$cursor->advanceBy($contentIndent, true);
			return BlockContinue::at($cursor);
		}
		return BlockContinue::none();
	}
	public function closeBlock(): void
	{
		if (($lastChild = $this->block->lastChild()) instanceof AbstractBlock) {
			$this->block->setEndLine($lastChild->getEndLine());
		} else {
			$this->block->setEndLine($this->block->getStartLine());
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ThematicBreak;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

final class ThematicBreakParser extends AbstractBlockContinueParser
{
	private ThematicBreak $block;
	public function __construct()
	{
		$this->block = new ThematicBreak();
	}
	public function getBlock(): ThematicBreak
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		return BlockContinue::none();
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class ThematicBreakStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented()) {
			return BlockStart::none();
		}
		$match = RegexHelper::matchAt(RegexHelper::REGEX_THEMATIC_BREAK, $cursor->getLine(), $cursor->getNextNonSpacePosition());
		if ($match === null) {
			return BlockStart::none();
		}
		$cursor->advanceToEnd();
		return BlockStart::of(new ThematicBreakParser())->at($cursor);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Link;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\UrlEncoder;

final class AutolinkParser implements InlineParserInterface
{
	private const EMAIL_REGEX      = '<([a-zA-Z0-9.!#$%&\'*+\\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)>';
	private const OTHER_LINK_REGEX = '<([A-Za-z][A-Za-z0-9.+-]{1,31}:[^<>\x00-\x20]*)>';
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex(self::EMAIL_REGEX . '|' . self::OTHER_LINK_REGEX);
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$inlineContext->getCursor()->advanceBy($inlineContext->getFullMatchLength());
		$matches = $inlineContext->getMatches();
		if ($matches[1] !== '') {
			$inlineContext->getContainer()->appendChild(new Link('mailto:' . UrlEncoder::unescapeAndEncode($matches[1]), $matches[1]));
			return true;
		}
		if ($matches[2] !== '') {
			$inlineContext->getContainer()->appendChild(new Link(UrlEncoder::unescapeAndEncode($matches[2]), $matches[2]));
			return true;
		}
		return false;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Code;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

final class BacktickParser implements InlineParserInterface
{
	private const MAX_BACKTICKS = 1000;
	private ?\WeakReference $lastCursor = null;
	private bool $lastCursorScanned     = false;
	private array $seenBackticks = [];
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex('`+');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$ticks  = $inlineContext->getFullMatch();
		$cursor = $inlineContext->getCursor();
		$cursor->advanceBy($inlineContext->getFullMatchLength());
		$currentPosition = $cursor->getPosition();
		$previousState   = $cursor->saveState();
		if ($this->findMatchingTicks(\strlen($ticks), $cursor)) {
			$code = $cursor->getSubstring($currentPosition, $cursor->getPosition() - $currentPosition - \strlen($ticks));
			$c = \str_replace("\n", ' ', $code);
			if (
				$c !== '' &&
				$c[0] === ' ' &&
				\substr($c, -1, 1) === ' ' &&
				\strspn($c, ' ') !== \strlen($c)
			) {
				$c = \substr($c, 1, -1);
			}
			$inlineContext->getContainer()->appendChild(new Code($c));
			return true;
		}
		$cursor->restoreState($previousState);
		$inlineContext->getContainer()->appendChild(new Text($ticks));
		return true;
	}
	private function findMatchingTicks(int $openTickLength, Cursor $cursor): bool
	{
		if ($this->lastCursor === null || $this->lastCursor->get() !== $cursor) {
			$this->seenBackticks     = [];
			$this->lastCursor        = \WeakReference::create($cursor);
			$this->lastCursorScanned = false;
		}
		if ($openTickLength > self::MAX_BACKTICKS) {
			return false;
		}
		if ($this->lastCursorScanned && isset($this->seenBackticks[$openTickLength]) && $this->seenBackticks[$openTickLength] <= $cursor->getPosition()) {
			return false;
		}
		while ($ticks = $cursor->matchInPlace('/`{1,' . self::MAX_BACKTICKS . '}/')) {
			$numTicks = \strlen($ticks);
			if ($numTicks === $openTickLength) {
				return true;
			}
			if ($numTicks <= self::MAX_BACKTICKS) {
				$this->seenBackticks[$numTicks] = $cursor->getPosition() - $numTicks;
			}
		}
		$this->lastCursorScanned = true;
		return false;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

final class BangParser implements InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::string('![');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$cursor = $inlineContext->getCursor();
		$cursor->advanceBy(2);
		$node = new Text('![', ['delim' => true]);
		$inlineContext->getContainer()->appendChild($node);
		$inlineContext->getDelimiterStack()->addBracket($node, $cursor->getPosition(), true);
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Bracket;
use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentAwareInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\AbstractWebResource;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Image;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Link;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Mention\Mention;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AdjacentTextMerger;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceMapInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\LinkParserHelper;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class CloseBracketParser implements InlineParserInterface, EnvironmentAwareInterface
{
	private EnvironmentInterface $environment;
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::string(']');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$opener = $inlineContext->getDelimiterStack()->getLastBracket();
		if ($opener === null) {
			return false;
		}
		if (! $opener->isImage() && ! $opener->isActive()) {
			$inlineContext->getDelimiterStack()->removeBracket();
			return false;
		}
		$cursor = $inlineContext->getCursor();
		$startPos      = $cursor->getPosition();
		$previousState = $cursor->saveState();
		$cursor->advanceBy(1);
		if ($result = $this->tryParseInlineLinkAndTitle($cursor)) {
			$link = $result;
		} elseif ($link = $this->tryParseReference($cursor, $inlineContext->getReferenceMap(), $opener, $startPos)) {
			$reference = $link;
			$link      = ['url' => $link->getDestination(), 'title' => $link->getTitle()];
		} else {
			$inlineContext->getDelimiterStack()->removeBracket();
			$cursor->restoreState($previousState);
			return false;
		}
		$inline = $this->createInline($link['url'], $link['title'], $opener->isImage(), $reference ?? null);
		$opener->getNode()->replaceWith($inline);
		while (($label = $inline->next()) !== null) {
			if ($label instanceof Mention) {
				$label->replaceWith($replacement = new Text($label->getPrefix() . $label->getIdentifier()));
				$inline->appendChild($replacement);
			} elseif ($label instanceof Link) {
				foreach ($label->children() as $child) {
					$label->insertBefore($child);
				}
				$label->detach();
			} else {
				$inline->appendChild($label);
			}
		}
		$delimiterStack = $inlineContext->getDelimiterStack();
		$stackBottom    = $opener->getPosition();
		$delimiterStack->processDelimiters($stackBottom, $this->environment->getDelimiterProcessors());
		$delimiterStack->removeBracket();
		$delimiterStack->removeAll($stackBottom);
		AdjacentTextMerger::mergeChildNodes($inline);
		if (! $opener->isImage()) {
			$inlineContext->getDelimiterStack()->deactivateLinkOpeners();
		}
		return true;
	}
	public function setEnvironment(EnvironmentInterface $environment): void
	{
		$this->environment = $environment;
	}
	private function tryParseInlineLinkAndTitle(Cursor $cursor): ?array
	{
		if ($cursor->getCurrentCharacter() !== '(') {
			return null;
		}
		$previousState = $cursor->saveState();
		$cursor->advanceBy(1);
		$cursor->advanceToNextNonSpaceOrNewline();
		if (($dest = LinkParserHelper::parseLinkDestination($cursor)) === null) {
			$cursor->restoreState($previousState);
			return null;
		}
		$cursor->advanceToNextNonSpaceOrNewline();
		$previousCharacter = $cursor->peek(-1);
		\assert(\is_string($previousCharacter));
		$title = '';
		if (\preg_match(RegexHelper::REGEX_WHITESPACE_CHAR, $previousCharacter)) {
			$title = LinkParserHelper::parseLinkTitle($cursor) ?? '';
		}
		$cursor->advanceToNextNonSpaceOrNewline();
		if ($cursor->getCurrentCharacter() !== ')') {
			$cursor->restoreState($previousState);
			return null;
		}
		$cursor->advanceBy(1);
		return ['url' => $dest, 'title' => $title];
	}
	private function tryParseReference(Cursor $cursor, ReferenceMapInterface $referenceMap, Bracket $opener, int $startPos): ?ReferenceInterface
	{
		$savePos     = $cursor->saveState();
		$beforeLabel = $cursor->getPosition();
		$n           = LinkParserHelper::parseLinkLabel($cursor);
		if ($n > 2) {
			$start  = $beforeLabel + 1;
			$length = $n - 2;
		} elseif (! $opener->hasNext()) {
			$start  = $opener->getPosition();
			$length = $startPos - $start;
			if ($length > 999) {
				$cursor->restoreState($savePos);
				return null;
			}
		} else {
			$cursor->restoreState($savePos);
			return null;
		}
		$referenceLabel = $cursor->getSubstring($start, $length);
		if ($n === 0) {
			$cursor->restoreState($savePos);
		}
		return $referenceMap->get($referenceLabel);
	}
	private function createInline(string $url, string $title, bool $isImage, ?ReferenceInterface $reference = null): AbstractWebResource
	{
		if ($isImage) {
			$inline = new Image($url, null, $title);
		} else {
			$inline = new Link($url, null, $title);
		}
		if ($reference) {
			$inline->data->set('reference', $reference);
		}
		return $inline;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\Html5EntityDecoder;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class EntityParser implements InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex(RegexHelper::PARTIAL_ENTITY);
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$entity = $inlineContext->getFullMatch();
		$inlineContext->getCursor()->advanceBy($inlineContext->getFullMatchLength());
		$inlineContext->getContainer()->appendChild(new Text(Html5EntityDecoder::decode($entity)));
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Newline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class EscapableParser implements InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::string('\\');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$cursor   = $inlineContext->getCursor();
		$nextChar = $cursor->peek();
		if ($nextChar === "\n") {
			$cursor->advanceBy(2);
			$inlineContext->getContainer()->appendChild(new Newline(Newline::HARDBREAK));
			return true;
		}
		if ($nextChar !== null && RegexHelper::isEscapable($nextChar)) {
			$cursor->advanceBy(2);
			$inlineContext->getContainer()->appendChild(new Text($nextChar));
			return true;
		}
		$cursor->advanceBy(1);
		$inlineContext->getContainer()->appendChild(new Text('\\'));
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\HtmlInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class HtmlInlineParser implements InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex(RegexHelper::PARTIAL_HTMLTAG)->caseSensitive();
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$inline = $inlineContext->getFullMatch();
		$inlineContext->getCursor()->advanceBy($inlineContext->getFullMatchLength());
		$inlineContext->getContainer()->appendChild(new HtmlInline($inline));
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

final class OpenBracketParser implements InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::string('[');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$inlineContext->getCursor()->advanceBy(1);
		$node = new Text('[', ['delim' => true]);
		$inlineContext->getContainer()->appendChild($node);
		$inlineContext->getDelimiterStack()->addBracket($node, $inlineContext->getCursor()->getPosition(), false);
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

interface NodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer);
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Xml;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

interface XmlNodeRendererInterface
{
	public function getXmlTagName(Node $node): string;
	public function getXmlAttributes(Node $node): array;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\BlockQuote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class BlockQuoteRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		BlockQuote::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		$filling        = $childRenderer->renderNodes($node->children());
		$innerSeparator = $childRenderer->getInnerSeparator();
		if ($filling === '') {
			return new HtmlElement('blockquote', $attrs, $innerSeparator);
		}
		return new HtmlElement(
			'blockquote',
			$attrs,
			$innerSeparator . $filling . $innerSeparator
		);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'block_quote';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\FencedCode;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\Xml;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class FencedCodeRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		FencedCode::assertInstanceOf($node);
		$attrs = $node->data->getData('attributes');
		$infoWords = $node->getInfoWords();
		if (\count($infoWords) !== 0 && $infoWords[0] !== '') {
			$class = $infoWords[0];
			if (! \str_starts_with($class, 'language-')) {
				$class = 'language-' . $class;
			}
			$attrs->append('class', $class);
		}
		return new HtmlElement(
			'pre',
			[],
			new HtmlElement('code', $attrs->export(), Xml::escape($node->getLiteral()))
		);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'code_block';
	}
	public function getXmlAttributes(Node $node): array
	{
		FencedCode::assertInstanceOf($node);
		if (($info = $node->getInfo()) === null || $info === '') {
			return [];
		}
		return ['info' => $info];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\Heading;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class HeadingRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Heading::assertInstanceOf($node);
		$tag = 'h' . $node->getLevel();
		$attrs = $node->data->get('attributes');
		return new HtmlElement($tag, $attrs, $childRenderer->renderNodes($node->children()));
	}
	public function getXmlTagName(Node $node): string
	{
		return 'heading';
	}
	public function getXmlAttributes(Node $node): array
	{
		Heading::assertInstanceOf($node);
		return ['level' => $node->getLevel()];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\HtmlBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlFilter;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class HtmlBlockRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): string
	{
		HtmlBlock::assertInstanceOf($node);
		$htmlInput = $this->config->get('html_input');
		return HtmlFilter::filter($node->getLiteral(), $htmlInput);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'html_block';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\IndentedCode;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\Xml;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class IndentedCodeRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		IndentedCode::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		return new HtmlElement(
			'pre',
			[],
			new HtmlElement('code', $attrs, Xml::escape($node->getLiteral()))
		);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'code_block';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class ListBlockRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		ListBlock::assertInstanceOf($node);
		$listData = $node->getListData();
		$tag = $listData->type === ListBlock::TYPE_BULLET ? 'ul' : 'ol';
		$attrs = $node->data->get('attributes');
		if ($listData->start !== null && $listData->start !== 1) {
			$attrs['start'] = (string) $listData->start;
		}
		$innerSeparator = $childRenderer->getInnerSeparator();
		return new HtmlElement($tag, $attrs, $innerSeparator . $childRenderer->renderNodes($node->children()) . $innerSeparator);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'list';
	}
	public function getXmlAttributes(Node $node): array
	{
		ListBlock::assertInstanceOf($node);
		$data = $node->getListData();
		if ($data->type === ListBlock::TYPE_BULLET) {
			return [
				'type' => $data->type,
				'tight' => $node->isTight() ? 'true' : 'false',
			];
		}
		return [
			'type' => $data->type,
			'start' => $data->start ?? 1,
			'tight' => $node->isTight(),
			'delimiter' => $data->delimiter ?? ListBlock::DELIM_PERIOD,
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListItem;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\TightBlockInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class ListItemRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		ListItem::assertInstanceOf($node);
		$contents = $childRenderer->renderNodes($node->children());
		$inTightList = ($parent = $node->parent()) && $parent instanceof TightBlockInterface && $parent->isTight();
		if ($this->needsBlockSeparator($node->firstChild(), $inTightList)) {
			$contents = "\n" . $contents;
		}
		if ($this->needsBlockSeparator($node->lastChild(), $inTightList)) {
			$contents .= "\n";
		}
		$attrs = $node->data->get('attributes');
		return new HtmlElement('li', $attrs, $contents);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'item';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
	private function needsBlockSeparator(?Node $child, bool $inTightList): bool
	{
		if ($child instanceof Paragraph && $inTightList) {
			return false;
		}
		return $child instanceof AbstractBlock;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ThematicBreak;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class ThematicBreakRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		ThematicBreak::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		return new HtmlElement('hr', $attrs, '', true);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'thematic_break';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Code;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\Xml;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class CodeRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Code::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		return new HtmlElement('code', $attrs, Xml::escape($node->getLiteral()));
	}
	public function getXmlTagName(Node $node): string
	{
		return 'code';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Emphasis;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class EmphasisRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Emphasis::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		return new HtmlElement('em', $attrs, $childRenderer->renderNodes($node->children()));
	}
	public function getXmlTagName(Node $node): string
	{
		return 'emph';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\HtmlInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlFilter;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class HtmlInlineRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): string
	{
		HtmlInline::assertInstanceOf($node);
		$htmlInput = $this->config->get('html_input');
		return HtmlFilter::filter($node->getLiteral(), $htmlInput);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'html_inline';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Image;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Newline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\NodeIterator;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\StringContainerInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class ImageRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Image::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		$forbidUnsafeLinks = ! $this->config->get('allow_unsafe_links');
		if ($forbidUnsafeLinks && RegexHelper::isLinkPotentiallyUnsafe($node->getUrl())) {
			$attrs['src'] = '';
		} else {
			$attrs['src'] = $node->getUrl();
		}
		$attrs['alt'] = $this->getAltText($node);
		if (($title = $node->getTitle()) !== null) {
			$attrs['title'] = $title;
		}
		return new HtmlElement('img', $attrs, '', true);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'image';
	}
	public function getXmlAttributes(Node $node): array
	{
		Image::assertInstanceOf($node);
		return [
			'destination' => $node->getUrl(),
			'title' => $node->getTitle() ?? '',
		];
	}
	private function getAltText(Image $node): string
	{
		$altText = '';
		foreach ((new NodeIterator($node)) as $n) {
			if ($n instanceof StringContainerInterface) {
				$altText .= $n->getLiteral();
			} elseif ($n instanceof Newline) {
				$altText .= "\n";
			}
		}
		return $altText;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Link;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class LinkRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Link::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		$forbidUnsafeLinks = ! $this->config->get('allow_unsafe_links');
		if (! ($forbidUnsafeLinks && RegexHelper::isLinkPotentiallyUnsafe($node->getUrl()))) {
			$attrs['href'] = $node->getUrl();
		}
		if (($title = $node->getTitle()) !== null) {
			$attrs['title'] = $title;
		}
		if (isset($attrs['target']) && $attrs['target'] === '_blank' && ! isset($attrs['rel'])) {
			$attrs['rel'] = 'noopener noreferrer';
		}
		return new HtmlElement('a', $attrs, $childRenderer->renderNodes($node->children()));
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'link';
	}
	public function getXmlAttributes(Node $node): array
	{
		Link::assertInstanceOf($node);
		return [
			'destination' => $node->getUrl(),
			'title' => $node->getTitle() ?? '',
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Strong;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class StrongRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Strong::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		return new HtmlElement('strong', $attrs, $childRenderer->renderNodes($node->children()));
	}
	public function getXmlTagName(Node $node): string
	{
		return 'strong';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Event\ConsecutiveDescriptionListMerger;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Event\LooseDescriptionHandler;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\Description;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionList;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionTerm;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Parser\DescriptionStartParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Renderer\DescriptionListRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Renderer\DescriptionRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Renderer\DescriptionTermRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ExtensionInterface;

final class DescriptionListExtension implements ExtensionInterface
{
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment->addBlockStartParser(new DescriptionStartParser());
		$environment->addEventListener(DocumentParsedEvent::class, new LooseDescriptionHandler(), 1001);
		$environment->addEventListener(DocumentParsedEvent::class, new ConsecutiveDescriptionListMerger(), 1000);
		$environment->addRenderer(DescriptionList::class, new DescriptionListRenderer());
		$environment->addRenderer(DescriptionTerm::class, new DescriptionTermRenderer());
		$environment->addRenderer(Description::class, new DescriptionRenderer());
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionList;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\NodeIterator;

final class ConsecutiveDescriptionListMerger
{
	public function __invoke(DocumentParsedEvent $event): void
	{
		foreach ($event->getDocument()->iterator(NodeIterator::FLAG_BLOCKS_ONLY) as $node) {
			if (! $node instanceof DescriptionList) {
				continue;
			}
			if (! ($prev = $node->previous()) instanceof DescriptionList) {
				continue;
			}
			foreach ($node->children() as $child) {
				$prev->appendChild($child);
			}
			$node->detach();
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\Description;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionList;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionTerm;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Newline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\NodeIterator;

final class LooseDescriptionHandler
{
	public function __invoke(DocumentParsedEvent $event): void
	{
		foreach ($event->getDocument()->iterator(NodeIterator::FLAG_BLOCKS_ONLY) as $description) {
			if (! $description instanceof Description) {
				continue;
			}
			if (! $description->parent() instanceof DescriptionList) {
				$list = new DescriptionList();
				if (($paragraph = $description->previous()) instanceof Paragraph) {
					$list->appendChild($paragraph);
				}
				$description->replaceWith($list);
				$list->appendChild($description);
			}
			if (! (($paragraph = $description->previous()) instanceof Paragraph)) {
				continue;
			}
			$term = new DescriptionTerm();
			$paragraph->replaceWith($term);
			foreach ($paragraph->children() as $child) {
				if ($child instanceof Newline) {
					$newTerm = new DescriptionTerm();
					$term->insertAfter($newTerm);
					$term = $newTerm;
					continue;
				}
				$term->appendChild($child);
			}
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\TightBlockInterface;

class Description extends AbstractBlock implements TightBlockInterface
{
	private bool $tight;
	public function __construct(bool $tight = false)
	{
		parent::__construct();
		$this->tight = $tight;
	}
	public function isTight(): bool
	{
		return $this->tight;
	}
	public function setTight(bool $tight): void
	{
		$this->tight = $tight;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

class DescriptionList extends AbstractBlock
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

class DescriptionTerm extends AbstractBlock
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\Description;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

final class DescriptionContinueParser extends AbstractBlockContinueParser
{
	private Description $block;
	private int $indentation;
	public function __construct(bool $tight, int $indentation)
	{
		$this->block       = new Description($tight);
		$this->indentation = $indentation;
	}
	public function getBlock(): Description
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if ($cursor->isBlank()) {
			if ($this->block->firstChild() === null) {
				return BlockContinue::none();
			}
			$cursor->advanceToNextNonSpaceOrTab();
			return BlockContinue::at($cursor);
		}
		if ($cursor->getIndent() >= $this->indentation) {
			$cursor->advanceBy($this->indentation, true);
			return BlockContinue::at($cursor);
		}
		return BlockContinue::none();
	}
	public function isContainer(): bool
	{
		return true;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\Description;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionList;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionTerm;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

final class DescriptionListContinueParser extends AbstractBlockContinueParser
{
	private DescriptionList $block;
	public function __construct()
	{
		$this->block = new DescriptionList();
	}
	public function getBlock(): DescriptionList
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		return BlockContinue::at($cursor);
	}
	public function isContainer(): bool
	{
		return true;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return $childBlock instanceof DescriptionTerm || $childBlock instanceof Description;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\Description;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;

final class DescriptionStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented()) {
			return BlockStart::none();
		}
		$cursor->advanceToNextNonSpaceOrTab();
		if ($cursor->matchInPlace('/\G:[ \t]+/') === null) {
			return BlockStart::none();
		}
		$terms = $parserState->getParagraphContent();
		$activeBlock = $parserState->getActiveBlockParser()->getBlock();
		if ($terms !== null && $terms !== '') {
			return BlockStart::of(...[new DescriptionListContinueParser()], ...self::splitTerms($terms), ...[new DescriptionContinueParser(true, $cursor->getPosition())])
				->at($cursor)
				->replaceActiveBlockParser();
		}
		if ($activeBlock instanceof Paragraph && $activeBlock->parent() instanceof Description) {
			return BlockStart::of(new DescriptionContinueParser(true, $cursor->getPosition()))->at($cursor);
		}
		if ($activeBlock->lastChild() instanceof Paragraph) {
			return BlockStart::of(new DescriptionContinueParser(false, $cursor->getPosition()))->at($cursor);
		}
		return BlockStart::none();
	}
	private static function splitTerms(string $terms): array
	{
		$ret = [];
		foreach (\explode("\n", $terms) as $term) {
			$ret[] = new DescriptionTermContinueParser($term);
		}
		return $ret;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionTerm;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserWithInlinesInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserEngineInterface;

final class DescriptionTermContinueParser extends AbstractBlockContinueParser implements BlockContinueParserWithInlinesInterface
{
	private DescriptionTerm $block;
	private string $term;
	public function __construct(string $term)
	{
		$this->block = new DescriptionTerm();
		$this->term  = $term;
	}
	public function getBlock(): DescriptionTerm
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		return BlockContinue::finished();
	}
	public function parseInlines(InlineParserEngineInterface $inlineParser): void
	{
		if ($this->term !== '') {
			$inlineParser->parse($this->term, $this->block);
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionList;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;

final class DescriptionListRenderer implements NodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): HtmlElement
	{
		DescriptionList::assertInstanceOf($node);
		$separator = $childRenderer->getBlockSeparator();
		return new HtmlElement('dl', [], $separator . $childRenderer->renderNodes($node->children()) . $separator);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\Description;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;

final class DescriptionRenderer implements NodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Description::assertInstanceOf($node);
		return new HtmlElement('dd', [], $childRenderer->renderNodes($node->children()));
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DescriptionList\Node\DescriptionTerm;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;

final class DescriptionTermRenderer implements NodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		DescriptionTerm::assertInstanceOf($node);
		return new HtmlElement('dt', [], $childRenderer->renderNodes($node->children()));
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DisallowedRawHtml;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\HtmlBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\HtmlInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Block\HtmlBlockRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Renderer\Inline\HtmlInlineRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ConfigurableExtensionInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationBuilderInterface;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;

final class DisallowedRawHtmlExtension implements ConfigurableExtensionInterface
{
	private const DEFAULT_DISALLOWED_TAGS = [
		'title',
		'textarea',
		'style',
		'xmp',
		'iframe',
		'noembed',
		'noframes',
		'script',
		'plaintext',
	];
	public function configureSchema(ConfigurationBuilderInterface $builder): void
	{
		$builder->addSchema('disallowed_raw_html', Expect::structure([
			'disallowed_tags' => Expect::listOf('string')->default(self::DEFAULT_DISALLOWED_TAGS)->mergeDefaults(false),
		]));
	}
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment->addRenderer(HtmlBlock::class, new DisallowedRawHtmlRenderer(new HtmlBlockRenderer()), 50);
		$environment->addRenderer(HtmlInline::class, new DisallowedRawHtmlRenderer(new HtmlInlineRenderer()), 50);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DisallowedRawHtml;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class DisallowedRawHtmlRenderer implements NodeRendererInterface, ConfigurationAwareInterface
{
	private NodeRendererInterface $innerRenderer;
	private ConfigurationInterface $config;
	public function __construct(NodeRendererInterface $innerRenderer)
	{
		$this->innerRenderer = $innerRenderer;
	}
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): ?string
	{
		$rendered = (string) $this->innerRenderer->render($node, $childRenderer);
		if ($rendered === '') {
			return '';
		}
		$tags = (array) $this->config->get('disallowed_raw_html/disallowed_tags');
		if (\count($tags) === 0) {
			return $rendered;
		}
		$regex = \sprintf('/<(\/?(?:%s)(?:[\s\/>]|$))/i', \implode('|', \array_map('preg_quote', $tags)));
		return \preg_replace($regex, '&lt;$1', $rendered);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
		if ($this->innerRenderer instanceof ConfigurationAwareInterface) {
			$this->innerRenderer->setConfiguration($configuration);
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\Footnote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteBackref;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteRef;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\Reference;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class AnonymousFootnotesListener implements ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function onDocumentParsed(DocumentParsedEvent $event): void
	{
		$document = $event->getDocument();
		foreach ($document->iterator() as $node) {
			if (! $node instanceof FootnoteRef || ($text = $node->getContent()) === null) {
				continue;
			}
			$existingReference = $node->getReference();
			$newReference      = new Reference(
				$existingReference->getLabel(),
				'#' . $this->config->get('footnote/ref_id_prefix') . $existingReference->getLabel(),
				$existingReference->getTitle()
			);
			$paragraph = new Paragraph();
			$paragraph->appendChild(new Text($text));
			$paragraph->appendChild(new FootnoteBackref($newReference));
			$footnote = new Footnote($newReference);
			$footnote->appendChild($paragraph);
			$document->appendChild($footnote);
		}
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\Footnote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteRef;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;

final class FixOrphanedFootnotesAndRefsListener
{
	public function onDocumentParsed(DocumentParsedEvent $event): void
	{
		$document = $event->getDocument();
		$map      = $this->buildMapOfKnownFootnotesAndRefs($document);
		foreach ($map['_flat'] as $node) {
			if ($node instanceof FootnoteRef && ! isset($map[Footnote::class][$node->getReference()->getLabel()])) {
				$node->replaceWith(new Text(\sprintf('[^%s]', $node->getReference()->getLabel())));
			}
			if ($node instanceof Footnote && ! isset($map[FootnoteRef::class][$node->getReference()->getLabel()])) {
				$node->detach();
			}
		}
	}
	private function buildMapOfKnownFootnotesAndRefs(Document $document): array
	{
		$map = [
			Footnote::class => [],
			FootnoteRef::class => [],
			'_flat' => [],
		];
		foreach ($document->iterator() as $node) {
			if ($node instanceof Footnote) {
				$map[Footnote::class][$node->getReference()->getLabel()] = true;
				$map['_flat'][] = $node;
			} elseif ($node instanceof FootnoteRef) {
				$map[FootnoteRef::class][$node->getReference()->getLabel()] = true;
				$map['_flat'][] = $node;
			}
		}
		return $map;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\Footnote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteBackref;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteContainer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\NodeIterator;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\Reference;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class GatherFootnotesListener implements ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function onDocumentParsed(DocumentParsedEvent $event): void
	{
		$document    = $event->getDocument();
		$footnotes   = [];
		$definitions = [];
		$discarded   = [];
		$backrefs = $document->data->get('footnote/backrefs', []);
		foreach ($document->iterator(NodeIterator::FLAG_BLOCKS_ONLY) as $node) {
			if (! $node instanceof Footnote) {
				continue;
			}
			$label = $node->getReference()->getLabel();
			if (isset($definitions[$label])) {
				$discarded[] = $node;
				continue;
			}
			$definitions[$label] = $node;
		}
		foreach ($definitions as $node) {
			$ref = $document->getReferenceMap()->get($node->getReference()->getLabel());
			if ($ref !== null) {
				$footnotes[(int) $ref->getTitle()] = $node;
			} else {
				$footnotes[\PHP_INT_MAX] = $node;
			}
			$key = '#' . $this->config->get('footnote/footnote_id_prefix') . $node->getReference()->getDestination();
			if (isset($backrefs[$key])) {
				$this->createBackrefs($node, $backrefs[$key]);
			}
		}
		foreach ($discarded as $duplicate) {
			$duplicate->detach();
		}
		if (\count($footnotes) === 0) {
			return;
		}
		$container = $this->getFootnotesContainer($document);
		\ksort($footnotes);
		foreach ($footnotes as $footnote) {
			$container->appendChild($footnote);
		}
	}
	private function getFootnotesContainer(Document $document): FootnoteContainer
	{
		$footnoteContainer = new FootnoteContainer();
		$document->appendChild($footnoteContainer);
		return $footnoteContainer;
	}
	private function createBackrefs(Footnote $node, array $backrefs): void
	{
		$target = $node->lastChild();
		if ($target === null) {
			$target = $node;
		}
		foreach ($backrefs as $backref) {
			$target->appendChild(new FootnoteBackref(new Reference(
				$backref->getLabel(),
				'#' . $this->config->get('footnote/ref_id_prefix') . $backref->getLabel(),
				$backref->getTitle()
			)));
		}
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event;

use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteRef;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\Reference;

final class NumberFootnotesListener
{
	public function onDocumentParsed(DocumentParsedEvent $event): void
	{
		$document     = $event->getDocument();
		$nextCounter  = 1;
		$usedLabels   = [];
		$usedCounters = [];
		$backrefs     = [];
		foreach ($document->iterator() as $node) {
			if (! $node instanceof FootnoteRef) {
				continue;
			}
			$existingReference   = $node->getReference();
			$label               = $existingReference->getLabel();
			$counter             = $nextCounter;
			$canIncrementCounter = true;
			if (\array_key_exists($label, $usedLabels)) {
				$counter             = $usedCounters[$label];
				$label              .= '__' . ++$usedLabels[$label];
				$canIncrementCounter = false;
			}
			$newReference = new Reference(
				$label,
				$existingReference->getDestination(),
				(string) $counter
			);
			$node->setReference($newReference);
			$document->getReferenceMap()->add($newReference);
			$backrefs[$existingReference->getDestination()][] = $newReference;
			$usedLabels[$label]   = 1;
			$usedCounters[$label] = $nextCounter;
			if ($canIncrementCounter) {
				$nextCounter++;
			}
		}
		$document->data->set('footnote/backrefs', $backrefs);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ConfigurableExtensionInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event\AnonymousFootnotesListener;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event\FixOrphanedFootnotesAndRefsListener;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event\GatherFootnotesListener;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Event\NumberFootnotesListener;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\Footnote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteBackref;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteContainer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteRef;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Parser\AnonymousFootnoteRefParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Parser\FootnoteRefParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Parser\FootnoteStartParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer\FootnoteBackrefRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer\FootnoteContainerRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer\FootnoteRefRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer\FootnoteRenderer;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationBuilderInterface;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;

final class FootnoteExtension implements ConfigurableExtensionInterface
{
	public function configureSchema(ConfigurationBuilderInterface $builder): void
	{
		$builder->addSchema('footnote', Expect::structure([
			'backref_class' => Expect::string('footnote-backref'),
			'backref_symbol' => Expect::string('↩'),
			'container_add_hr' => Expect::bool(true),
			'container_class' => Expect::string('footnotes'),
			'enable_inline_footnotes' => Expect::bool(true),
			'ref_class' => Expect::string('footnote-ref'),
			'ref_id_prefix' => Expect::string('fnref:'),
			'footnote_class' => Expect::string('footnote'),
			'footnote_id_prefix' => Expect::string('fn:'),
		]));
	}
	public function register(EnvironmentBuilderInterface $environment): void
	{
		if ($environment->getConfiguration()->get('footnote/enable_inline_footnotes')) {
			$environment->addInlineParser(new AnonymousFootnoteRefParser(), 35);
			$environment->addEventListener(DocumentParsedEvent::class, [new AnonymousFootnotesListener(), 'onDocumentParsed'], 40);
		}
		$environment->addBlockStartParser(new FootnoteStartParser(), 51);
		$environment->addInlineParser(new FootnoteRefParser(), 51);
		$environment->addRenderer(FootnoteContainer::class, new FootnoteContainerRenderer());
		$environment->addRenderer(Footnote::class, new FootnoteRenderer());
		$environment->addRenderer(FootnoteRef::class, new FootnoteRefRenderer());
		$environment->addRenderer(FootnoteBackref::class, new FootnoteBackrefRenderer());
		$environment->addEventListener(DocumentParsedEvent::class, [new FixOrphanedFootnotesAndRefsListener(), 'onDocumentParsed'], 30);
		$environment->addEventListener(DocumentParsedEvent::class, [new NumberFootnotesListener(), 'onDocumentParsed'], 20);
		$environment->addEventListener(DocumentParsedEvent::class, [new GatherFootnotesListener(), 'onDocumentParsed'], 10);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Reference;

interface ReferenceableInterface
{
	public function getReference(): ReferenceInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceableInterface;

final class Footnote extends AbstractBlock implements ReferenceableInterface
{
	private ReferenceInterface $reference;
	public function __construct(ReferenceInterface $reference)
	{
		parent::__construct();
		$this->reference = $reference;
	}
	public function getReference(): ReferenceInterface
	{
		return $this->reference;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceableInterface;

final class FootnoteBackref extends AbstractInline implements ReferenceableInterface
{
	private ReferenceInterface $reference;
	public function __construct(ReferenceInterface $reference)
	{
		parent::__construct();
		$this->reference = $reference;
	}
	public function getReference(): ReferenceInterface
	{
		return $this->reference;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class FootnoteContainer extends AbstractBlock
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceableInterface;

final class FootnoteRef extends AbstractInline implements ReferenceableInterface
{
	private ReferenceInterface $reference;
	private ?string $content = null;
	public function __construct(ReferenceInterface $reference, ?string $content = null, array $data = [])
	{
		parent::__construct();
		$this->reference = $reference;
		$this->content   = $content;
		if (\count($data) > 0) {
			$this->data->import($data);
		}
	}
	public function getReference(): ReferenceInterface
	{
		return $this->reference;
	}
	public function setReference(ReferenceInterface $reference): void
	{
		$this->reference = $reference;
	}
	public function getContent(): ?string
	{
		return $this->content;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentAwareInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteRef;
use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\TextNormalizerInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\Reference;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class AnonymousFootnoteRefParser implements InlineParserInterface, EnvironmentAwareInterface
{
	private ConfigurationInterface $config;
	private TextNormalizerInterface $slugNormalizer;
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex('\^\[([^\]]+)\]');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$inlineContext->getCursor()->advanceBy($inlineContext->getFullMatchLength());
		[$label]   = $inlineContext->getSubMatches();
		$reference = $this->createReference($label);
		$inlineContext->getContainer()->appendChild(new FootnoteRef($reference, $label));
		return true;
	}
	private function createReference(string $label): Reference
	{
		$refLabel = $this->slugNormalizer->normalize($label, ['length' => 20]);
		return new Reference(
			$refLabel,
			'#' . $this->config->get('footnote/footnote_id_prefix') . $refLabel,
			$label
		);
	}
	public function setEnvironment(EnvironmentInterface $environment): void
	{
		$this->config         = $environment->getConfiguration();
		$this->slugNormalizer = $environment->getSlugNormalizer();
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\Footnote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceInterface;

final class FootnoteParser extends AbstractBlockContinueParser
{
	private Footnote $block;
	private ?int $indentation = null;
	public function __construct(ReferenceInterface $reference)
	{
		$this->block = new Footnote($reference);
	}
	public function getBlock(): Footnote
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if ($cursor->isBlank()) {
			return BlockContinue::at($cursor);
		}
		if ($cursor->isIndented()) {
			$this->indentation ??= $cursor->getIndent();
			$cursor->advanceBy($this->indentation, true);
			return BlockContinue::at($cursor);
		}
		return BlockContinue::none();
	}
	public function isContainer(): bool
	{
		return true;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteRef;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\Reference;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class FootnoteRefParser implements InlineParserInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex('\[\^([^\s\]]+)\]');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$inlineContext->getCursor()->advanceBy($inlineContext->getFullMatchLength());
		[$label] = $inlineContext->getSubMatches();
		$inlineContext->getContainer()->appendChild(new FootnoteRef($this->createReference($label)));
		return true;
	}
	private function createReference(string $label): Reference
	{
		return new Reference(
			$label,
			'#' . $this->config->get('footnote/footnote_id_prefix') . $label,
			$label
		);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\Reference;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class FootnoteStartParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if ($cursor->isIndented() || $parserState->getLastMatchedBlockParser()->canHaveLazyContinuationLines()) {
			return BlockStart::none();
		}
		$match = RegexHelper::matchFirst(
			'/^\[\^([^\s^\]]+)\]\:(?:\s|$)/',
			$cursor->getLine(),
			$cursor->getNextNonSpacePosition()
		);
		if (! $match) {
			return BlockStart::none();
		}
		$cursor->advanceToNextNonSpaceOrTab();
		$cursor->advanceBy(\strlen($match[0]));
		$str = $cursor->getRemainder();
		\preg_replace('/^\[\^([^\s^\]]+)\]\:(?:\s|$)/', '', $str);
		if (\preg_match('/^\[\^([^\s^\]]+)\]\:(?:\s|$)/', $match[0], $matches) !== 1) {
			return BlockStart::none();
		}
		$reference      = new Reference($matches[1], $matches[1], $matches[1]);
		$footnoteParser = new FootnoteParser($reference);
		return BlockStart::of($footnoteParser)->at($cursor);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteBackref;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class FootnoteBackrefRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	public const DEFAULT_SYMBOL = '↩';
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): string
	{
		FootnoteBackref::assertInstanceOf($node);
		$attrs = $node->data->getData('attributes');
		$attrs->append('class', $this->config->get('footnote/backref_class'));
		$attrs->set('rev', 'footnote');
		$destination = $node->getReference()->getDestination();
		$hrefPrefix  = '#' . $this->config->get('footnote/ref_id_prefix');
		$href        = \strncmp($destination, $hrefPrefix, \strlen($hrefPrefix)) === 0
			? $hrefPrefix . \mb_strtolower(\substr($destination, \strlen($hrefPrefix)), 'UTF-8')
			: \mb_strtolower($destination, 'UTF-8');
		$attrs->set('href', $href);
		$attrs->set('role', 'doc-backlink');
		$symbol = $this->config->get('footnote/backref_symbol');
		\assert(\is_string($symbol));
		return '&nbsp;' . new HtmlElement('a', $attrs->export(), \htmlspecialchars($symbol), true);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'footnote_backref';
	}
	public function getXmlAttributes(Node $node): array
	{
		FootnoteBackref::assertInstanceOf($node);
		return [
			'reference' => $node->getReference()->getLabel(),
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteContainer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class FootnoteContainerRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		FootnoteContainer::assertInstanceOf($node);
		$attrs = $node->data->getData('attributes');
		$attrs->append('class', $this->config->get('footnote/container_class'));
		$attrs->set('role', 'doc-endnotes');
		$contents = new HtmlElement('ol', [], $childRenderer->renderNodes($node->children()));
		if ($this->config->get('footnote/container_add_hr')) {
			$contents = [new HtmlElement('hr', [], null, true), $contents];
		}
		return new HtmlElement('div', $attrs->export(), $contents);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'footnote_container';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\FootnoteRef;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class FootnoteRefRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		FootnoteRef::assertInstanceOf($node);
		$attrs = $node->data->getData('attributes');
		$attrs->append('class', $this->config->get('footnote/ref_class'));
		$destination = $node->getReference()->getDestination();
		$hrefPrefix  = '#' . $this->config->get('footnote/footnote_id_prefix');
		$href        = \strncmp($destination, $hrefPrefix, \strlen($hrefPrefix)) === 0
			? $hrefPrefix . \mb_strtolower(\substr($destination, \strlen($hrefPrefix)), 'UTF-8')
			: \mb_strtolower($destination, 'UTF-8');
		$attrs->set('href', $href);
		$attrs->set('role', 'doc-noteref');
		$idPrefix = $this->config->get('footnote/ref_id_prefix');
		return new HtmlElement(
			'sup',
			[
				'id' => $idPrefix . \mb_strtolower($node->getReference()->getLabel(), 'UTF-8'),
			],
			new HtmlElement(
				'a',
				$attrs->export(),
				$node->getReference()->getTitle()
			),
			true
		);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'footnote_ref';
	}
	public function getXmlAttributes(Node $node): array
	{
		FootnoteRef::assertInstanceOf($node);
		return [
			'reference' => $node->getReference()->getLabel(),
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Footnote\Node\Footnote;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class FootnoteRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Footnote::assertInstanceOf($node);
		$attrs = $node->data->getData('attributes');
		$attrs->append('class', $this->config->get('footnote/footnote_class'));
		$attrs->set('id', $this->config->get('footnote/footnote_id_prefix') . \mb_strtolower($node->getReference()->getLabel(), 'UTF-8'));
		$attrs->set('role', 'doc-endnote');
		return new HtmlElement(
			'li',
			$attrs->export(),
			$childRenderer->renderNodes($node->children()),
			true
		);
	}
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'footnote';
	}
	public function getXmlAttributes(Node $node): array
	{
		Footnote::assertInstanceOf($node);
		return [
			'reference' => $node->getReference()->getLabel(),
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Autolink\AutolinkExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\DisallowedRawHtml\DisallowedRawHtmlExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Strikethrough\StrikethroughExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table\TableExtension;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\TaskList\TaskListExtension;

final class GithubFlavoredMarkdownExtension implements ExtensionInterface
{
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment->addExtension(new AutolinkExtension());
		$environment->addExtension(new DisallowedRawHtmlExtension());
		$environment->addExtension(new StrikethroughExtension());
		$environment->addExtension(new TableExtension());
		$environment->addExtension(new TaskListExtension());
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\HeadingPermalink;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;

final class HeadingPermalink extends AbstractInline
{
	private string $slug;
	public function __construct(string $slug)
	{
		parent::__construct();
		$this->slug = $slug;
	}
	public function getSlug(): string
	{
		return $this->slug;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\HeadingPermalink;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ConfigurableExtensionInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationBuilderInterface;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;

final class HeadingPermalinkExtension implements ConfigurableExtensionInterface
{
	public function configureSchema(ConfigurationBuilderInterface $builder): void
	{
		$builder->addSchema('heading_permalink', Expect::structure([
			'min_heading_level' => Expect::int()->min(1)->max(6)->default(1),
			'max_heading_level' => Expect::int()->min(1)->max(6)->default(6),
			'insert' => Expect::anyOf(HeadingPermalinkProcessor::INSERT_BEFORE, HeadingPermalinkProcessor::INSERT_AFTER, HeadingPermalinkProcessor::INSERT_NONE)->default(HeadingPermalinkProcessor::INSERT_BEFORE),
			'id_prefix' => Expect::string()->default('content'),
			'apply_id_to_heading' => Expect::bool()->default(false),
			'heading_class' => Expect::string()->default(''),
			'fragment_prefix' => Expect::string()->default('content'),
			'html_class' => Expect::string()->default('heading-permalink'),
			'title' => Expect::string()->default('Permalink'),
			'symbol' => Expect::string()->default(HeadingPermalinkRenderer::DEFAULT_SYMBOL),
			'aria_hidden' => Expect::bool()->default(true),
		]));
	}
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment->addEventListener(DocumentParsedEvent::class, new HeadingPermalinkProcessor(), -100);
		$environment->addRenderer(HeadingPermalink::class, new HeadingPermalinkRenderer());
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\HeadingPermalink;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentAwareInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\Heading;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\NodeIterator;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\RawMarkupContainerInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\StringContainerHelper;
use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\TextNormalizerInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;
use Jetpack_Dashboard\Vendor\League\Config\Exception\InvalidConfigurationException;

final class HeadingPermalinkProcessor implements EnvironmentAwareInterface
{
	public const INSERT_BEFORE = 'before';
	public const INSERT_AFTER  = 'after';
	public const INSERT_NONE   = 'none';
	private TextNormalizerInterface $slugNormalizer;
	private ConfigurationInterface $config;
	public function setEnvironment(EnvironmentInterface $environment): void
	{
		$this->config         = $environment->getConfiguration();
		$this->slugNormalizer = $environment->getSlugNormalizer();
	}
	public function __invoke(DocumentParsedEvent $e): void
	{
		$min            = (int) $this->config->get('heading_permalink/min_heading_level');
		$max            = (int) $this->config->get('heading_permalink/max_heading_level');
		$applyToHeading = (bool) $this->config->get('heading_permalink/apply_id_to_heading');
		$idPrefix       = (string) $this->config->get('heading_permalink/id_prefix');
		$slugLength     = (int) $this->config->get('slug_normalizer/max_length');
		$headingClass   = (string) $this->config->get('heading_permalink/heading_class');
		if ($idPrefix !== '') {
			$idPrefix .= '-';
		}
		foreach ($e->getDocument()->iterator(NodeIterator::FLAG_BLOCKS_ONLY) as $node) {
			if ($node instanceof Heading && $node->getLevel() >= $min && $node->getLevel() <= $max) {
				$this->addHeadingLink($node, $slugLength, $idPrefix, $applyToHeading, $headingClass);
			}
		}
	}
	private function addHeadingLink(Heading $heading, int $slugLength, string $idPrefix, bool $applyToHeading, string $headingClass): void
	{
		$text = StringContainerHelper::getChildText($heading, [RawMarkupContainerInterface::class]);
		$slug = $this->slugNormalizer->normalize($text, [
			'node' => $heading,
			'length' => $slugLength,
		]);
		if ($applyToHeading) {
			if ($heading->data->has('attributes/id')) {
				$slug = $heading->data->get('attributes/id');
			}
			$heading->data->set('attributes/id', $idPrefix . $slug);
		}
		if ($headingClass !== '') {
			$heading->data->append('attributes/class', $headingClass);
		}
		$headingLinkAnchor = new HeadingPermalink($slug);
		switch ($this->config->get('heading_permalink/insert')) {
			case self::INSERT_BEFORE:
				$heading->prependChild($headingLinkAnchor);
				return;
			case self::INSERT_AFTER:
				$heading->appendChild($headingLinkAnchor);
				return;
			case self::INSERT_NONE:
				return;
			default:
				throw new InvalidConfigurationException("Invalid configuration value for heading_permalink/insert; expected 'before', 'after', or 'none'");
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\HeadingPermalink;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class HeadingPermalinkRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	public const DEFAULT_SYMBOL = '¶';
	private ConfigurationInterface $config;
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		HeadingPermalink::assertInstanceOf($node);
		$slug = $node->getSlug();
		$fragmentPrefix = (string) $this->config->get('heading_permalink/fragment_prefix');
		if ($fragmentPrefix !== '') {
			$fragmentPrefix .= '-';
		}
		$attrs    = $node->data->getData('attributes');
		$appendId = ! $this->config->get('heading_permalink/apply_id_to_heading');
		if ($appendId) {
			$idPrefix = (string) $this->config->get('heading_permalink/id_prefix');
			if ($idPrefix !== '') {
				$idPrefix .= '-';
			}
			$attrs->set('id', $idPrefix . $slug);
		}
		$attrs->set('href', '#' . $fragmentPrefix . $slug);
		$attrs->append('class', $this->config->get('heading_permalink/html_class'));
		$hidden = $this->config->get('heading_permalink/aria_hidden');
		if ($hidden) {
			$attrs->set('aria-hidden', 'true');
			$attrs->set('tabindex', '-1');
		}
		$attrs->set('title', $this->config->get('heading_permalink/title'));
		$symbol = $this->config->get('heading_permalink/symbol');
		\assert(\is_string($symbol));
		return new HtmlElement('a', $attrs->export(), \htmlspecialchars($symbol), false);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'heading_permalink';
	}
	public function getXmlAttributes(Node $node): array
	{
		HeadingPermalink::assertInstanceOf($node);
		return [
			'slug' => $node->getSlug(),
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Mention;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Inline\Link;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;

class Mention extends Link
{
	private string $name;
	private string $prefix;
	private string $identifier;
	public function __construct(string $name, string $prefix, string $identifier, ?string $label = null)
	{
		$this->name       = $name;
		$this->prefix     = $prefix;
		$this->identifier = $identifier;
		parent::__construct('', $label ?? \sprintf('%s%s', $prefix, $identifier));
	}
	public function getLabel(): ?string
	{
		if (($labelNode = $this->findLabelNode()) === null) {
			return null;
		}
		return $labelNode->getLiteral();
	}
	public function getIdentifier(): string
	{
		return $this->identifier;
	}
	public function getName(): ?string
	{
		return $this->name;
	}
	public function getPrefix(): string
	{
		return $this->prefix;
	}
	public function hasUrl(): bool
	{
		return $this->url !== '';
	}
	public function setLabel(string $label): self
	{
		if (($labelNode = $this->findLabelNode()) === null) {
			$labelNode = new Text();
			$this->prependChild($labelNode);
		}
		$labelNode->setLiteral($label);
		return $this;
	}
	private function findLabelNode(): ?Text
	{
		foreach ($this->children() as $child) {
			if ($child instanceof Text) {
				return $child;
			}
		}
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Strikethrough;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\DelimitedInterface;

final class Strikethrough extends AbstractInline implements DelimitedInterface
{
	private string $delimiter;
	public function __construct(string $delimiter = '~~')
	{
		parent::__construct();
		$this->delimiter = $delimiter;
	}
	public function getOpeningDelimiter(): string
	{
		return $this->delimiter;
	}
	public function getClosingDelimiter(): string
	{
		return $this->delimiter;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Strikethrough;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\DelimiterInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\Processor\CacheableDelimiterProcessorInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractStringContainer;

final class StrikethroughDelimiterProcessor implements CacheableDelimiterProcessorInterface
{
	public function getOpeningCharacter(): string
	{
		return '~';
	}
	public function getClosingCharacter(): string
	{
		return '~';
	}
	public function getMinLength(): int
	{
		return 1;
	}
	public function getDelimiterUse(DelimiterInterface $opener, DelimiterInterface $closer): int
	{
		if ($opener->getLength() > 2 && $closer->getLength() > 2) {
			return 0;
		}
		if ($opener->getLength() !== $closer->getLength()) {
			return 0;
		}
		return $opener->getLength();
	}
	public function process(AbstractStringContainer $opener, AbstractStringContainer $closer, int $delimiterUse): void
	{
		$strikethrough = new Strikethrough(\str_repeat('~', $delimiterUse));
		$tmp = $opener->next();
		while ($tmp !== null && $tmp !== $closer) {
			$next = $tmp->next();
			$strikethrough->appendChild($tmp);
			$tmp = $next;
		}
		$opener->insertAfter($strikethrough);
	}
	public function getCacheKey(DelimiterInterface $closer): string
	{
		return '~' . \min($closer->getLength(), 3);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Strikethrough;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ExtensionInterface;

final class StrikethroughExtension implements ExtensionInterface
{
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment->addDelimiterProcessor(new StrikethroughDelimiterProcessor());
		$environment->addRenderer(Strikethrough::class, new StrikethroughRenderer());
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Strikethrough;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class StrikethroughRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Strikethrough::assertInstanceOf($node);
		return new HtmlElement('del', $node->data->get('attributes'), $childRenderer->renderNodes($node->children()));
	}
	public function getXmlTagName(Node $node): string
	{
		return 'strikethrough';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class Table extends AbstractBlock
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class TableCell extends AbstractBlock
{
	public const TYPE_HEADER = 'header';
	public const TYPE_DATA   = 'data';
	public const ALIGN_LEFT   = 'left';
	public const ALIGN_RIGHT  = 'right';
	public const ALIGN_CENTER = 'center';
	private string $type = self::TYPE_DATA;
	private ?string $align = null;
	public function __construct(string $type = self::TYPE_DATA, ?string $align = null)
	{
		parent::__construct();
		$this->type  = $type;
		$this->align = $align;
	}
	public function getType(): string
	{
		return $this->type;
	}
	public function setType(string $type): void
	{
		$this->type = $type;
	}
	public function getAlign(): ?string
	{
		return $this->align;
	}
	public function setAlign(?string $align): void
	{
		$this->align = $align;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Attributes\Util\AttributesHelper;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class TableCellRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	private const DEFAULT_ATTRIBUTES = [
		TableCell::ALIGN_LEFT   => ['align' => 'left'],
		TableCell::ALIGN_CENTER => ['align' => 'center'],
		TableCell::ALIGN_RIGHT  => ['align' => 'right'],
	];
	private array $alignmentAttributes;
	public function __construct(array $alignmentAttributes = self::DEFAULT_ATTRIBUTES)
	{
		$this->alignmentAttributes = $alignmentAttributes;
	}
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		TableCell::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		if (($alignment = $node->getAlign()) !== null) {
			$attrs = AttributesHelper::mergeAttributes($attrs, $this->alignmentAttributes[$alignment]);
		}
		$tag = $node->getType() === TableCell::TYPE_HEADER ? 'th' : 'td';
		return new HtmlElement($tag, $attrs, $childRenderer->renderNodes($node->children()));
	}
	public function getXmlTagName(Node $node): string
	{
		return 'table_cell';
	}
	public function getXmlAttributes(Node $node): array
	{
		TableCell::assertInstanceOf($node);
		$ret = ['type' => $node->getType()];
		if (($align = $node->getAlign()) !== null) {
			$ret['align'] = $align;
		}
		return $ret;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ConfigurableExtensionInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\HtmlDecorator;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationBuilderInterface;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;

final class TableExtension implements ConfigurableExtensionInterface
{
	public function configureSchema(ConfigurationBuilderInterface $builder): void
	{
		$attributeArraySchema = Expect::arrayOf(
			Expect::type('string|string[]|bool'),
			'string'
		)->mergeDefaults(false);
		$builder->addSchema('table', Expect::structure([
			'wrap' => Expect::structure([
				'enabled' => Expect::bool()->default(false),
				'tag' => Expect::string()->default('div'),
				'attributes' => Expect::arrayOf(Expect::string()),
			]),
			'alignment_attributes' => Expect::structure([
				'left' => (clone $attributeArraySchema)->default(['align' => 'left']),
				'center' => (clone $attributeArraySchema)->default(['align' => 'center']),
				'right' => (clone $attributeArraySchema)->default(['align' => 'right']),
			]),
			'max_autocompleted_cells' => Expect::int()->min(0)->default(TableParser::DEFAULT_MAX_AUTOCOMPLETED_CELLS),
		]));
	}
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$tableRenderer = new TableRenderer();
		if ($environment->getConfiguration()->get('table/wrap/enabled')) {
			$tableRenderer = new HtmlDecorator($tableRenderer, $environment->getConfiguration()->get('table/wrap/tag'), $environment->getConfiguration()->get('table/wrap/attributes'));
		}
		$environment
			->addBlockStartParser(new TableStartParser($environment->getConfiguration()->get('table/max_autocompleted_cells')))
			->addRenderer(Table::class, $tableRenderer)
			->addRenderer(TableSection::class, new TableSectionRenderer())
			->addRenderer(TableRow::class, new TableRowRenderer())
			->addRenderer(TableCell::class, new TableCellRenderer($environment->getConfiguration()->get('table/alignment_attributes')));
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\AbstractBlockContinueParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinue;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserWithInlinesInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserEngineInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\ArrayCollection;

final class TableParser extends AbstractBlockContinueParser implements BlockContinueParserWithInlinesInterface
{
	public const DEFAULT_MAX_AUTOCOMPLETED_CELLS = 10_000;
	private Table $block;
	private ArrayCollection $bodyLines;
	private array $columns;
	private array $headerCells;
	private bool $nextIsSeparatorLine = true;
	private int $remainingAutocompletedCells;
	private bool $canHaveLazyContinuationLines = false;
	public function __construct(array $columns, array $headerCells, int $remainingAutocompletedCells = self::DEFAULT_MAX_AUTOCOMPLETED_CELLS)
	{
		$this->block                       = new Table();
		$this->bodyLines                   = new ArrayCollection();
		$this->columns                     = $columns;
		$this->headerCells                 = $headerCells;
		$this->remainingAutocompletedCells = $remainingAutocompletedCells;
	}
	public function canHaveLazyContinuationLines(): bool
	{
		return $this->canHaveLazyContinuationLines;
	}
	public function getBlock(): Table
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		$this->canHaveLazyContinuationLines = \strpos($cursor->getLine(), '|') === false;
		if ($this->canHaveLazyContinuationLines) {
			return BlockContinue::none();
		}
		return BlockContinue::at($cursor);
	}
	public function addLine(string $line): void
	{
		$this->canHaveLazyContinuationLines = false;
		if ($this->nextIsSeparatorLine) {
			$this->nextIsSeparatorLine = false;
		} else {
			$this->bodyLines[] = $line;
		}
	}
	public function parseInlines(InlineParserEngineInterface $inlineParser): void
	{
		$headerColumns = \count($this->headerCells);
		$head = new TableSection(TableSection::TYPE_HEAD);
		$this->block->appendChild($head);
		$headerRow = new TableRow();
		$head->appendChild($headerRow);
		for ($i = 0; $i < $headerColumns; $i++) {
			$cell      = $this->headerCells[$i];
			$tableCell = $this->parseCell($cell, $i, $inlineParser);
			$tableCell->setType(TableCell::TYPE_HEADER);
			$headerRow->appendChild($tableCell);
		}
		$body = null;
		foreach ($this->bodyLines as $rowLine) {
			$cells = self::split($rowLine);
			$row   = new TableRow();
			for ($i = 0; $i < $headerColumns; $i++) {
				if (! isset($cells[$i]) && $this->remainingAutocompletedCells-- <= 0) {
					return;
				}
				$cell      = $cells[$i] ?? '';
				$tableCell = $this->parseCell($cell, $i, $inlineParser);
				$row->appendChild($tableCell);
			}
			if ($body === null) {
				$body = new TableSection();
				$this->block->appendChild($body);
			}
			$body->appendChild($row);
		}
	}
	private function parseCell(string $cell, int $column, InlineParserEngineInterface $inlineParser): TableCell
	{
		$tableCell = new TableCell(TableCell::TYPE_DATA, $this->columns[$column] ?? null);
		if ($cell !== '') {
			$inlineParser->parse(\trim($cell), $tableCell);
		}
		return $tableCell;
	}
	public static function split(string $line): array
	{
		$line   = \trim($line);
		$length = \strlen($line);
		$i = 0;
		if ($length > 0 && $line[0] === '|') {
			$i = 1;
		}
		$cells = [];
		$sb    = '';
		for (; $i < $length; $i++) {
			switch ($c = $line[$i]) {
				case '\\':
					if ($i + 1 < $length && $line[$i + 1] === '|') {
						$sb .= '|';
						$i++;
					} else {
						$sb .= '\\';
					}
					break;
				case '|':
					$cells[] = $sb;
					$sb      = '';
					break;
				default:
					$sb .= $c;
			}
		}
		if ($sb !== '') {
			$cells[] = $sb;
		}
		return $cells;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class TableRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		Table::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		$separator = $childRenderer->getInnerSeparator();
		$children = $childRenderer->renderNodes($node->children());
		return new HtmlElement('table', $attrs, $separator . \trim($children) . $separator);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'table';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class TableRow extends AbstractBlock
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class TableRowRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		TableRow::assertInstanceOf($node);
		$attrs = $node->data->get('attributes');
		$separator = $childRenderer->getInnerSeparator();
		return new HtmlElement('tr', $attrs, $separator . $childRenderer->renderNodes($node->children()) . $separator);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'table_row';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class TableSection extends AbstractBlock
{
	public const TYPE_HEAD = 'head';
	public const TYPE_BODY = 'body';
	private string $type;
	public function __construct(string $type = self::TYPE_BODY)
	{
		parent::__construct();
		$this->type = $type;
	}
	public function getType(): string
	{
		return $this->type;
	}
	public function isHead(): bool
	{
		return $this->type === self::TYPE_HEAD;
	}
	public function isBody(): bool
	{
		return $this->type === self::TYPE_BODY;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class TableSectionRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer)
	{
		TableSection::assertInstanceOf($node);
		if (! $node->hasChildren()) {
			return '';
		}
		$attrs = $node->data->get('attributes');
		$separator = $childRenderer->getInnerSeparator();
		$tag = $node->getType() === TableSection::TYPE_HEAD ? 'thead' : 'tbody';
		return new HtmlElement($tag, $attrs, $separator . $childRenderer->renderNodes($node->children()) . $separator);
	}
	public function getXmlTagName(Node $node): string
	{
		return 'table_section';
	}
	public function getXmlAttributes(Node $node): array
	{
		TableSection::assertInstanceOf($node);
		return [
			'type' => $node->getType(),
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\Table;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\ParagraphParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;

final class TableStartParser implements BlockStartParserInterface
{
	private int $maxAutocompletedCells;
	public function __construct(int $maxAutocompletedCells = TableParser::DEFAULT_MAX_AUTOCOMPLETED_CELLS)
	{
		$this->maxAutocompletedCells = $maxAutocompletedCells;
	}
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		$paragraph = $parserState->getParagraphContent();
		if ($paragraph === null) {
			return BlockStart::none();
		}
		$columns = self::parseSeparator($cursor);
		if (\count($columns) === 0) {
			return BlockStart::none();
		}
		$lastLineBreak = \strrpos($paragraph, "\n");
		$lastLine      = $lastLineBreak === false ? $paragraph : \substr($paragraph, $lastLineBreak + 1);
		$headerCells = TableParser::split($lastLine);
		if (\count($headerCells) !== \count($columns)) {
			return BlockStart::none();
		}
		$cursor->advanceToEnd();
		$parsers = [];
		if ($lastLineBreak !== false) {
			$p = new ParagraphParser();
			$p->addLine(\substr($paragraph, 0, $lastLineBreak));
			$parsers[] = $p;
		}
		$parsers[] = new TableParser($columns, $headerCells, $this->maxAutocompletedCells);
		return BlockStart::of(...$parsers)
			->at($cursor)
			->replaceActiveBlockParser();
	}
	private static function parseSeparator(Cursor $cursor): array
	{
		$line   = $cursor->getRemainder();
		$length = \strlen($line);
		$columns = [];
		$pipes   = 0;
		$valid   = false;
		for ($i = 0; $i < $length;) {
			switch ($c = $line[$i]) {
				case '|':
					$i++;
					$pipes++;
					if ($pipes > 1) {
						return [];
					}
					$valid = true;
					break;
				case '-':
				case ':':
					if ($pipes === 0 && \count($columns) > 0) {
						return [];
					}
					$left  = false;
					$right = false;
					if ($c === ':') {
						$left = true;
						$i++;
					}
					$dashes = \strspn($line, '-', $i);
					if ($dashes === 0) {
						return [];
					}
					$i += $dashes;
					if ($i < $length && $line[$i] === ':') {
						$right = true;
						$i++;
					}
					$columns[] = self::getAlignment($left, $right);
					$pipes = 0;
					break;
				case ' ':
				case "\t":
					$i += \strspn($line, " \t", $i);
					break;
				default:
					return [];
			}
		}
		if (! $valid) {
			return [];
		}
		return $columns;
	}
	private static function getAlignment(bool $left, bool $right): ?string
	{
		if ($left && $right) {
			return TableCell::ALIGN_CENTER;
		}
		if ($left) {
			return TableCell::ALIGN_LEFT;
		}
		if ($right) {
			return TableCell::ALIGN_RIGHT;
		}
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\TaskList;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentBuilderInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\ExtensionInterface;

final class TaskListExtension implements ExtensionInterface
{
	public function register(EnvironmentBuilderInterface $environment): void
	{
		$environment->addInlineParser(new TaskListItemMarkerParser(), 35);
		$environment->addRenderer(TaskListItemMarker::class, new TaskListItemMarkerRenderer());
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\TaskList;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AbstractInline;

final class TaskListItemMarker extends AbstractInline
{
	private bool $checked;
	public function __construct(bool $isCompleted)
	{
		parent::__construct();
		$this->checked = $isCompleted;
	}
	public function isChecked(): bool
	{
		return $this->checked;
	}
	public function setChecked(bool $checked): void
	{
		$this->checked = $checked;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\TaskList;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListItem;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class TaskListItemMarkerParser implements InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::oneOf('[ ]', '[x]');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$container = $inlineContext->getContainer();
		if ($container->hasChildren() || ! ($container instanceof Paragraph && $container->parent() && $container->parent() instanceof ListItem)) {
			return false;
		}
		$cursor   = $inlineContext->getCursor();
		$oldState = $cursor->saveState();
		$cursor->advanceBy(3);
		$nextCharacter = $cursor->getCurrentCharacter();
		if ($nextCharacter === null || ! RegexHelper::isWhitespace($nextCharacter) || $cursor->getNextNonSpaceCharacter() === null) {
			$cursor->restoreState($oldState);
			return false;
		}
		$isChecked = $inlineContext->getFullMatch() !== '[ ]';
		$container->appendChild(new TaskListItemMarker($isChecked));
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\TaskList;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class TaskListItemMarkerRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): \Jetpack_Dashboard\Vendor\Stringable
	{
		TaskListItemMarker::assertInstanceOf($node);
		$attrs    = $node->data->get('attributes');
		$checkbox = new HtmlElement('input', $attrs, '', true);
		if ($node->isChecked()) {
			$checkbox->setAttribute('checked', '');
		}
		$checkbox->setAttribute('disabled', '');
		$checkbox->setAttribute('type', 'checkbox');
		return $checkbox;
	}
	public function getXmlTagName(Node $node): string
	{
		return 'task_list_item_marker';
	}
	public function getXmlAttributes(Node $node): array
	{
		TaskListItemMarker::assertInstanceOf($node);
		if ($node->isChecked()) {
			return ['checked' => 'checked'];
		}
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Input;

interface MarkdownInputInterface
{
	public function getContent(): string;
	public function getLines(): iterable;
	public function getLineCount(): int;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Input;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\UnexpectedEncodingException;

class MarkdownInput implements MarkdownInputInterface
{
	private ?array $lines = null;
	private string $content;
	private ?int $lineCount = null;
	private int $lineOffset;
	public function __construct(string $content, int $lineOffset = 0)
	{
		if (! \mb_check_encoding($content, 'UTF-8')) {
			throw new UnexpectedEncodingException('Unexpected encoding - UTF-8 or ASCII was expected');
		}
		if (\substr($content, 0, 3) === "\xEF\xBB\xBF") {
			$content = \substr($content, 3);
		}
		$this->content    = $content;
		$this->lineOffset = $lineOffset;
	}
	public function getContent(): string
	{
		return $this->content;
	}
	public function getLines(): iterable
	{
		$this->splitLinesIfNeeded();
		\assert($this->lines !== null);
		foreach ($this->lines as $i => $line) {
			yield $this->lineOffset + $i + 1 => $line;
		}
	}
	public function getLineCount(): int
	{
		$this->splitLinesIfNeeded();
		\assert($this->lineCount !== null);
		return $this->lineCount;
	}
	private function splitLinesIfNeeded(): void
	{
		if ($this->lines !== null) {
			return;
		}
		$lines = \preg_split('/\r\n|\n|\r/', $this->content);
		if ($lines === false) {
			throw new UnexpectedEncodingException('Failed to split Markdown content by line');
		}
		$this->lines = $lines;
		if (\end($this->lines) === '') {
			\array_pop($this->lines);
		}
		$this->lineCount = \count($this->lines);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\CommonMarkException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContentInterface;

interface MarkdownConverterInterface
{
	public function convertToHtml(string $markdown): RenderedContentInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\CommonMarkException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\HtmlRenderer;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\MarkdownRendererInterface;

class MarkdownConverter implements ConverterInterface, MarkdownConverterInterface
{
	protected EnvironmentInterface $environment;
	protected MarkdownParserInterface $markdownParser;
	protected MarkdownRendererInterface $htmlRenderer;
	public function __construct(EnvironmentInterface $environment)
	{
		$this->environment = $environment;
		$this->markdownParser = new MarkdownParser($environment);
		$this->htmlRenderer   = new HtmlRenderer($environment);
	}
	public function getEnvironment(): EnvironmentInterface
	{
		return $this->environment;
	}
	public function convert(string $input): RenderedContentInterface
	{
		$documentAST = $this->markdownParser->parse($input);
		return $this->htmlRenderer->renderDocument($documentAST);
	}
	public function convertToHtml(string $markdown): RenderedContentInterface
	{
		return $this->convert($markdown);
	}
	public function __invoke(string $markdown): RenderedContentInterface
	{
		return $this->convert($markdown);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceMap;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceMapInterface;

class Document extends AbstractBlock
{
	protected ReferenceMapInterface $referenceMap;
	public function __construct(?ReferenceMapInterface $referenceMap = null)
	{
		parent::__construct();
		$this->setStartLine(1);
		$this->referenceMap = $referenceMap ?? new ReferenceMap();
	}
	public function getReferenceMap(): ReferenceMapInterface
	{
		return $this->referenceMap;
	}
	public function canContain(AbstractBlock $block): bool
	{
		return true;
	}
	public function isCode(): bool
	{
		return false;
	}
	public function matchesNextLine(Cursor $cursor): bool
	{
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block;

class Paragraph extends AbstractBlock
{
	public bool $onlyContainsLinkReferenceDefinitions = false;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

final class AdjacentTextMerger
{
	public static function mergeChildNodes(Node $node): void
	{
		if ($node->firstChild() === $node->lastChild() || $node->firstChild() === null || $node->lastChild() === null) {
			return;
		}
		self::mergeTextNodesInclusive($node->firstChild(), $node->lastChild());
	}
	public static function mergeTextNodesBetweenExclusive(Node $fromNode, Node $toNode): void
	{
		if ($fromNode === $toNode || $fromNode->next() === $toNode || $fromNode->next() === null || $toNode->previous() === null) {
			return;
		}
		self::mergeTextNodesInclusive($fromNode->next(), $toNode->previous());
	}
	public static function mergeWithDirectlyAdjacentNodes(Text $node): void
	{
		$start = ($previous = $node->previous()) instanceof Text ? $previous : $node;
		$end   = ($next = $node->next()) instanceof Text ? $next : $node;
		self::mergeIfNeeded($start, $end);
	}
	private static function mergeTextNodesInclusive(Node $fromNode, Node $toNode): void
	{
		$first = null;
		$last  = null;
		$node = $fromNode;
		while ($node !== null) {
			if ($node instanceof Text) {
				if ($first === null) {
					$first = $node;
				}
				$last = $node;
			} else {
				self::mergeIfNeeded($first, $last);
				$first = null;
				$last  = null;
			}
			if ($node === $toNode) {
				break;
			}
			$node = $node->next();
		}
		self::mergeIfNeeded($first, $last);
	}
	private static function mergeIfNeeded(?Text $first, ?Text $last): void
	{
		if ($first === null || $last === null || $first === $last) {
			return;
		}
		$node = $first->next();
		$stop = $last->next();
		while ($node !== $stop && $node instanceof Text) {
			$first->append($node->getLiteral());
			$unlink = $node;
			$node   = $node->next();
			$unlink->detach();
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline;

final class Newline extends AbstractInline
{
	public const HARDBREAK = 0;
	public const SOFTBREAK = 1;
	private int $type;
	public function __construct(int $breakType = self::HARDBREAK)
	{
		parent::__construct();
		$this->type = $breakType;
	}
	public function getType(): int
	{
		return $this->type;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline;

final class Text extends AbstractStringContainer
{
	public function append(string $literal): void
	{
		$this->literal .= $literal;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class NodeIterator implements \IteratorAggregate
{
	public const FLAG_BLOCKS_ONLY = 1;
	private Node $node;
	private bool $blocksOnly;
	public function __construct(Node $node, int $flags = 0)
	{
		$this->node       = $node;
		$this->blocksOnly = ($flags & self::FLAG_BLOCKS_ONLY) === self::FLAG_BLOCKS_ONLY;
	}
	public function getIterator(): \Generator
	{
		$stack = [$this->node];
		$index = 0;
		while ($stack) {
			$node = \array_pop($stack);
			yield $index++ => $node;
			$child = $node->lastChild();
			while ($child !== null) {
				if (! $this->blocksOnly || $child instanceof AbstractBlock) {
					$stack[] = $child;
				}
				$child = $child->previous();
			}
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

final class NodeWalker
{
	private Node $root;
	private ?Node $current = null;
	private bool $entering;
	public function __construct(Node $root)
	{
		$this->root     = $root;
		$this->current  = $this->root;
		$this->entering = true;
	}
	public function next(): ?NodeWalkerEvent
	{
		$current  = $this->current;
		$entering = $this->entering;
		if ($current === null) {
			return null;
		}
		if ($entering && ($current instanceof AbstractBlock || $current->hasChildren())) {
			if ($current->firstChild()) {
				$this->current  = $current->firstChild();
				$this->entering = true;
			} else {
				$this->entering = false;
			}
		} elseif ($current === $this->root) {
			$this->current = null;
		} elseif ($current->next() === null) {
			$this->current  = $current->parent();
			$this->entering = false;
		} else {
			$this->current  = $current->next();
			$this->entering = true;
		}
		return new NodeWalkerEvent($current, $entering);
	}
	public function resumeAt(Node $node, bool $entering = true): void
	{
		$this->current  = $node;
		$this->entering = $entering;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node;

final class NodeWalkerEvent
{
	private Node $node;
	private bool $isEntering;
	public function __construct(Node $node, bool $isEntering = true)
	{
		$this->node       = $node;
		$this->isEntering = $isEntering;
	}
	public function getNode(): Node
	{
		return $this->node;
	}
	public function isEntering(): bool
	{
		return $this->isEntering;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Node;

final class StringContainerHelper
{
	public static function getChildText(Node $node, array $excludeTypes = []): string
	{
		$text = '';
		foreach ($node->iterator() as $child) {
			if ($child instanceof StringContainerInterface && ! self::isOneOf($child, $excludeTypes)) {
				$text .= $child->getLiteral();
			}
		}
		return $text;
	}
	private static function isOneOf(object $object, array $classesOrInterfacesToCheck): bool
	{
		foreach ($classesOrInterfacesToCheck as $type) {
			if ($object instanceof $type) {
				return true;
			}
		}
		return false;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer;

interface TextNormalizerInterface
{
	public function normalize(string $text, array $context = []): string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer;

use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class SlugNormalizer implements TextNormalizerInterface, ConfigurationAwareInterface
{
	private int $defaultMaxLength = 255;
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->defaultMaxLength = $configuration->get('slug_normalizer/max_length');
	}
	public function normalize(string $text, array $context = []): string
	{
		$slug = ($context['prefix'] ?? '') . $text;
		$slug = \trim($slug);
		$slug = \mb_strtolower($slug, 'UTF-8');
		$slug = \preg_replace('/\s+/u', '-', $slug) ?? $slug;
		$slug = \preg_replace('/[^\p{L}\p{Nd}\p{Nl}\p{M}-]+/u', '', $slug) ?? $slug;
		if ($length = $context['length'] ?? $this->defaultMaxLength) {
			$slug = \mb_substr($slug, 0, $length, 'UTF-8');
		}
		return $slug;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer;

final class TextNormalizer implements TextNormalizerInterface
{
	public function normalize(string $text, array $context = []): string
	{
		$text = \preg_replace('/[ \t\r\n]+/', ' ', \trim($text));
		\assert(\is_string($text));
		if (\mb_check_encoding($text, 'ASCII')) {
			return \strtolower($text);
		}
		return \mb_convert_case($text, \MB_CASE_FOLD, 'UTF-8');
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer;

interface UniqueSlugNormalizerInterface extends TextNormalizerInterface
{
	public const DISABLED        = false;
	public const PER_ENVIRONMENT = 'environment';
	public const PER_DOCUMENT    = 'document';
	public function clearHistory(): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer;

final class UniqueSlugNormalizer implements UniqueSlugNormalizerInterface
{
	private TextNormalizerInterface $innerNormalizer;
	private array $reserved = [];
	private array $alreadyUsed;
	public function __construct(TextNormalizerInterface $innerNormalizer, iterable $reservedSlugs = [])
	{
		$this->innerNormalizer = $innerNormalizer;
		foreach ($reservedSlugs as $slug) {
			$this->reserved[$slug] = 1;
		}
		$this->alreadyUsed = $this->reserved;
	}
	public function clearHistory(): void
	{
		$this->alreadyUsed = $this->reserved;
	}
	public function normalize(string $text, array $context = []): string
	{
		$normalized = $this->innerNormalizer->normalize($text, $context);
		if (isset($this->alreadyUsed[$normalized])) {
			$suffix = $this->alreadyUsed[$normalized];
			while (isset($this->alreadyUsed["$normalized-$suffix"])) {
				++$suffix;
			}
			$this->alreadyUsed[$normalized] = $suffix + 1;
			$normalized = "$normalized-$suffix";
		}
		$this->alreadyUsed[$normalized] = 1;
		return $normalized;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Output;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;

interface RenderedContentInterface extends \Jetpack_Dashboard\Vendor\Stringable
{
	public function getDocument(): Document;
	public function getContent(): string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Output;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;

class RenderedContent implements RenderedContentInterface, \Jetpack_Dashboard\Vendor\Stringable
{
	private Document $document;
	private string $content;
	public function __construct(Document $document, string $content)
	{
		$this->document = $document;
		$this->content  = $content;
	}
	public function getDocument(): Document
	{
		return $this->document;
	}
	public function getContent(): string
	{
		return $this->content;
	}
	public function __toString(): string
	{
		return $this->content;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\CursorState;

final class BlockContinue
{
	private ?CursorState $cursorState = null;
	private bool $finalize;
	private function __construct(?CursorState $cursorState = null, bool $finalize = false)
	{
		$this->cursorState = $cursorState;
		$this->finalize    = $finalize;
	}
	public function getCursorState(): ?CursorState
	{
		return $this->cursorState;
	}
	public function isFinalize(): bool
	{
		return $this->finalize;
	}
	public static function none(): ?self
	{
		return null;
	}
	public static function at(Cursor $cursor): self
	{
		return new self($cursor->saveState(), false);
	}
	public static function finished(): self
	{
		return new self(null, true);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\CursorState;

final class BlockStart
{
	private array $blockParsers;
	private ?CursorState $cursorState = null;
	private bool $replaceActiveBlockParser = false;
	private bool $isAborting = false;
	private function __construct(BlockContinueParserInterface ...$blockParsers)
	{
		$this->blockParsers = $blockParsers;
	}
	public function getBlockParsers(): iterable
	{
		return $this->blockParsers;
	}
	public function getCursorState(): ?CursorState
	{
		return $this->cursorState;
	}
	public function isReplaceActiveBlockParser(): bool
	{
		return $this->replaceActiveBlockParser;
	}
	public function isAborting(): bool
	{
		return $this->isAborting;
	}
	public function at(Cursor $cursor): self
	{
		$this->cursorState = $cursor->saveState();
		return $this;
	}
	public function replaceActiveBlockParser(): self
	{
		$this->replaceActiveBlockParser = true;
		return $this;
	}
	public static function none(): ?self
	{
		return null;
	}
	public static function of(BlockContinueParserInterface ...$blockParsers): self
	{
		return new self(...$blockParsers);
	}
	public static function abort(): self
	{
		$ret             = new self();
		$ret->isAborting = true;
		return $ret;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceMapInterface;

final class DocumentBlockParser extends AbstractBlockContinueParser
{
	private Document $document;
	public function __construct(ReferenceMapInterface $referenceMap)
	{
		$this->document = new Document($referenceMap);
	}
	public function getBlock(): Document
	{
		return $this->document;
	}
	public function isContainer(): bool
	{
		return true;
	}
	public function canContain(AbstractBlock $childBlock): bool
	{
		return true;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		return BlockContinue::at($cursor);
	}
	public function closeBlock(): void
	{
		$this->removeLinkReferenceDefinitions();
	}
	private function removeLinkReferenceDefinitions(): void
	{
		$emptyNodes = [];
		$walker = $this->document->walker();
		while ($event = $walker->next()) {
			$node = $event->getNode();
			if ($event->isEntering() && $node instanceof Paragraph && $node->onlyContainsLinkReferenceDefinitions) {
				$emptyNodes[] = $node;
			}
		}
		foreach ($emptyNodes as $node) {
			$node->detach();
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserEngineInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceParser;

final class ParagraphParser extends AbstractBlockContinueParser implements BlockContinueParserWithInlinesInterface
{
	private Paragraph $block;
	private ReferenceParser $referenceParser;
	public function __construct()
	{
		$this->block           = new Paragraph();
		$this->referenceParser = new ReferenceParser();
	}
	public function canHaveLazyContinuationLines(): bool
	{
		return true;
	}
	public function getBlock(): Paragraph
	{
		return $this->block;
	}
	public function tryContinue(Cursor $cursor, BlockContinueParserInterface $activeBlockParser): ?BlockContinue
	{
		if ($cursor->isBlank()) {
			return BlockContinue::none();
		}
		return BlockContinue::at($cursor);
	}
	public function addLine(string $line): void
	{
		$this->referenceParser->parse($line);
	}
	public function closeBlock(): void
	{
		$this->block->onlyContainsLinkReferenceDefinitions = $this->referenceParser->hasReferences() && $this->referenceParser->getParagraphContent() === '';
	}
	public function parseInlines(InlineParserEngineInterface $inlineParser): void
	{
		$content = $this->getContentString();
		if ($content !== '') {
			$inlineParser->parse($content, $this->block);
		}
	}
	public function getContentString(): string
	{
		return $this->referenceParser->getParagraphContent();
	}
	public function getReferences(): iterable
	{
		return $this->referenceParser->getReferences();
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\MarkdownParserStateInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class SkipLinesStartingWithLettersParser implements BlockStartParserInterface
{
	public function tryStart(Cursor $cursor, MarkdownParserStateInterface $parserState): ?BlockStart
	{
		if (! $cursor->isIndented() && RegexHelper::isLetter($cursor->getNextNonSpaceCharacter())) {
			$cursor->advanceToNextNonSpaceOrTab();
			return BlockStart::abort();
		}
		return BlockStart::none();
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\UnexpectedEncodingException;

class Cursor
{
	public const INDENT_LEVEL = 4;
	private const BYTE_OFFSET_CHECKPOINT_INTERVAL = 16;
	private string $line;
	private int $length;
	private int $currentPosition = 0;
	private int $column = 0;
	private int $indent = 0;
	private int $previousPosition = 0;
	private ?int $nextNonSpaceCache = null;
	private bool $partiallyConsumedTab = false;
	private $lastTabPosition;
	private bool $isMultibyte;
	private array $byteOffsetCheckpoints = [];
	private int $lastByteOffsetPosition = 0;
	private int $lastByteOffset = 0;
	private array $charCache = [];
	public function __construct(string $line)
	{
		if (! \mb_check_encoding($line, 'UTF-8')) {
			throw new UnexpectedEncodingException('Unexpected encoding - UTF-8 or ASCII was expected');
		}
		$this->line            = $line;
		$this->length          = \mb_strlen($line, 'UTF-8') ?: 0;
		$this->isMultibyte     = $this->length !== \strlen($line);
		$this->lastTabPosition = $this->isMultibyte ? \mb_strrpos($line, "\t", 0, 'UTF-8') : \strrpos($line, "\t");
		if (! $this->isMultibyte) {
			return;
		}
		$this->byteOffsetCheckpoints = [0];
	}
	private function byteOffset(int $index): int
	{
		if ($index === $this->lastByteOffsetPosition) {
			return $this->lastByteOffset;
		}
		$checkpoint = \intdiv($index, self::BYTE_OFFSET_CHECKPOINT_INTERVAL);
		if (! isset($this->byteOffsetCheckpoints[$checkpoint])) {
			$checkpoint = \count($this->byteOffsetCheckpoints) - 1;
		}
		$position = $checkpoint * self::BYTE_OFFSET_CHECKPOINT_INTERVAL;
		$byte     = $this->byteOffsetCheckpoints[$checkpoint];
		if ($this->lastByteOffsetPosition > $position && $this->lastByteOffsetPosition <= $index) {
			$position = $this->lastByteOffsetPosition;
			$byte     = $this->lastByteOffset;
		}
		$lineBytes = \strlen($this->line);
		while ($position < $index) {
			$byte++;
			while ($byte < $lineBytes && (\ord($this->line[$byte]) & 0xC0) === 0x80) {
				$byte++;
			}
			$position++;
			if ($position % self::BYTE_OFFSET_CHECKPOINT_INTERVAL === 0) {
				$this->byteOffsetCheckpoints[\intdiv($position, self::BYTE_OFFSET_CHECKPOINT_INTERVAL)] = $byte;
			}
		}
		$this->lastByteOffsetPosition = $index;
		$this->lastByteOffset         = $byte;
		return $byte;
	}
	private function charAt(int $index): string
	{
		if (isset($this->charCache[$index])) {
			return $this->charCache[$index];
		}
		$startByte = $this->byteOffset($index);
		$lead  = \ord($this->line[$startByte]);
		$width = $lead < 0x80 ? 1 : ($lead < 0xE0 ? 2 : ($lead < 0xF0 ? 3 : 4));
		return $this->charCache[$index] = \substr($this->line, $startByte, $width);
	}
	public function getNextNonSpacePosition(): int
	{
		if ($this->nextNonSpaceCache !== null) {
			return $this->nextNonSpaceCache;
		}
		if ($this->currentPosition >= $this->length) {
			return $this->length;
		}
		$cols = $this->column;
		$byteOffset = $this->isMultibyte ? $this->byteOffset($this->currentPosition) : $this->currentPosition;
		if ($this->lastTabPosition === false || $this->currentPosition > $this->lastTabPosition) {
			$this->indent = \strspn($this->line, ' ', $byteOffset);
			return $this->nextNonSpaceCache = $this->currentPosition + $this->indent;
		}
		for ($i = $this->currentPosition; $i < $this->length; $i++, $byteOffset++) {
			$c = $this->line[$byteOffset];
			if ($c === ' ') {
				$cols++;
			} elseif ($c === "\t") {
				$cols += 4 - ($cols % 4);
			} else {
				break;
			}
		}
		$this->indent = $cols - $this->column;
		return $this->nextNonSpaceCache = $i;
	}
	public function getNextNonSpaceCharacter(): ?string
	{
		$index = $this->getNextNonSpacePosition();
		if ($index >= $this->length) {
			return null;
		}
		if ($this->isMultibyte) {
			return $this->charAt($index);
		}
		return $this->line[$index];
	}
	public function getIndent(): int
	{
		if ($this->nextNonSpaceCache === null) {
			$this->getNextNonSpacePosition();
		}
		return $this->indent;
	}
	public function isIndented(): bool
	{
		if ($this->nextNonSpaceCache === null) {
			$this->getNextNonSpacePosition();
		}
		return $this->indent >= self::INDENT_LEVEL;
	}
	public function getCharacter(?int $index = null): ?string
	{
		if ($index === null) {
			$index = $this->currentPosition;
		}
		if ($index < 0 || $index >= $this->length) {
			return null;
		}
		if ($this->isMultibyte) {
			return $this->charAt($index);
		}
		return $this->line[$index];
	}
	public function getCurrentCharacter(): ?string
	{
		if ($this->currentPosition >= $this->length) {
			return null;
		}
		if ($this->isMultibyte) {
			return $this->charAt($this->currentPosition);
		}
		return $this->line[$this->currentPosition];
	}
	public function peek(int $offset = 1): ?string
	{
		return $this->getCharacter($this->currentPosition + $offset);
	}
	public function isBlank(): bool
	{
		return $this->nextNonSpaceCache === $this->length || $this->getNextNonSpacePosition() === $this->length;
	}
	public function advance(): void
	{
		$this->advanceBy(1);
	}
	public function advanceBy(int $characters, bool $advanceByColumns = false): void
	{
		$this->previousPosition  = $this->currentPosition;
		$this->nextNonSpaceCache = null;
		if ($this->currentPosition >= $this->length || $characters === 0) {
			return;
		}
		if ($this->lastTabPosition === false || $this->currentPosition > $this->lastTabPosition) {
			$length                     = \min($characters, $this->length - $this->currentPosition);
			$this->partiallyConsumedTab = false;
			$this->currentPosition     += $length;
			$this->column              += $length;
			return;
		}
		if ($this->isMultibyte) {
			$startByte    = $this->byteOffset($this->currentPosition);
			$endByte      = $this->byteOffset(\min($this->currentPosition + $characters, $this->length));
			$nextFewChars = \substr($this->line, $startByte, $endByte - $startByte);
		} else {
			$nextFewChars = \substr($this->line, $this->currentPosition, $characters);
		}
		if ($characters === 1) {
			$asArray = [$nextFewChars];
		} elseif ($this->isMultibyte) {
			$asArray = \mb_str_split($nextFewChars, 1, 'UTF-8');
		} else {
			$asArray = \str_split($nextFewChars);
		}
		foreach ($asArray as $c) {
			if ($c === "\t") {
				$charsToTab = 4 - ($this->column % 4);
				if ($advanceByColumns) {
					$this->partiallyConsumedTab = $charsToTab > $characters;
					$charsToAdvance             = $charsToTab > $characters ? $characters : $charsToTab;
					$this->column              += $charsToAdvance;
					$this->currentPosition     += $this->partiallyConsumedTab ? 0 : 1;
					$characters                -= $charsToAdvance;
				} else {
					$this->partiallyConsumedTab = false;
					$this->column              += $charsToTab;
					$this->currentPosition++;
					$characters--;
				}
			} else {
				$this->partiallyConsumedTab = false;
				$this->currentPosition++;
				$this->column++;
				$characters--;
			}
			if ($characters <= 0) {
				break;
			}
		}
	}
	public function advanceBySpaceOrTab(): bool
	{
		$character = $this->getCurrentCharacter();
		if ($character === ' ' || $character === "\t") {
			$this->advanceBy(1, true);
			return true;
		}
		return false;
	}
	public function advanceToNextNonSpaceOrTab(): int
	{
		$newPosition = $this->nextNonSpaceCache ?? $this->getNextNonSpacePosition();
		if ($newPosition === $this->currentPosition) {
			return 0;
		}
		$this->advanceBy($newPosition - $this->currentPosition);
		$this->partiallyConsumedTab = false;
		$this->nextNonSpaceCache = $this->currentPosition;
		$this->indent            = 0;
		return $this->currentPosition - $this->previousPosition;
	}
	public function advanceToNextNonSpaceOrNewline(): int
	{
		$currentCharacter = $this->getCurrentCharacter();
		if ($currentCharacter !== ' ' && $currentCharacter !== "\n") {
			$this->previousPosition = $this->currentPosition;
			return 0;
		}
		$byteOffset = $this->isMultibyte ? $this->byteOffset($this->currentPosition) : $this->currentPosition;
		$increment = \strspn($this->line, ' ', $byteOffset);
		if (($this->line[$byteOffset + $increment] ?? '') === "\n") {
			$increment++;
			$increment += \strspn($this->line, ' ', $byteOffset + $increment);
		}
		$this->advanceBy($increment);
		return $this->currentPosition - $this->previousPosition;
	}
	public function advanceToEnd(): int
	{
		$this->previousPosition  = $this->currentPosition;
		$this->nextNonSpaceCache = null;
		$this->currentPosition = $this->length;
		return $this->currentPosition - $this->previousPosition;
	}
	public function getRemainder(): string
	{
		if ($this->currentPosition >= $this->length) {
			return '';
		}
		$prefix   = '';
		$position = $this->currentPosition;
		if ($this->partiallyConsumedTab) {
			$position++;
			$charsToTab = 4 - ($this->column % 4);
			$prefix     = \str_repeat(' ', $charsToTab);
		}
		$subString = $this->isMultibyte ?
			\substr($this->line, $this->byteOffset($position)) :
			\substr($this->line, $position);
		return $prefix . $subString;
	}
	public function getLine(): string
	{
		return $this->line;
	}
	public function isAtEnd(): bool
	{
		return $this->currentPosition >= $this->length;
	}
	public function match(string $regex): ?string
	{
		$subject = $this->getRemainder();
		if (! \preg_match($regex, $subject, $matches, \PREG_OFFSET_CAPTURE)) {
			return null;
		}
		if ($this->isMultibyte) {
			$offset      = \mb_strlen(\substr($subject, 0, $matches[0][1]), 'UTF-8');
			$matchLength = \mb_strlen($matches[0][0], 'UTF-8');
		} else {
			$offset      = $matches[0][1];
			$matchLength = \strlen($matches[0][0]);
		}
		$advance = $offset + $matchLength;
		if ($this->partiallyConsumedTab) {
			$charsToTab = 4 - ($this->column % 4);
			if ($advance < $charsToTab) {
				$this->advanceBy($advance, true);
				return $matches[0][0];
			}
			$this->advanceBy($charsToTab, true);
			$advance -= $charsToTab;
		}
		$this->advanceBy($advance);
		return $matches[0][0];
	}
	public function matchInPlace(string $regex): ?string
	{
		if ($this->partiallyConsumedTab) {
			return $this->match($regex);
		}
		$bytePosition = $this->isMultibyte ? $this->byteOffset($this->currentPosition) : $this->currentPosition;
		if (! \preg_match($regex, $this->line, $matches, \PREG_OFFSET_CAPTURE, $bytePosition)) {
			return null;
		}
		if ($this->isMultibyte) {
			$offset      = \mb_strlen(\substr($this->line, $bytePosition, $matches[0][1] - $bytePosition), 'UTF-8');
			$matchLength = \mb_strlen($matches[0][0], 'UTF-8');
		} else {
			$offset      = $matches[0][1] - $this->currentPosition;
			$matchLength = \strlen($matches[0][0]);
		}
		$this->advanceBy($offset + $matchLength);
		return $matches[0][0];
	}
	public function saveState(): CursorState
	{
		return new CursorState([
			$this->currentPosition,
			$this->previousPosition,
			$this->nextNonSpaceCache,
			$this->indent,
			$this->column,
			$this->partiallyConsumedTab,
		]);
	}
	public function restoreState(CursorState $state): void
	{
		[
			$this->currentPosition,
			$this->previousPosition,
			$this->nextNonSpaceCache,
			$this->indent,
			$this->column,
			$this->partiallyConsumedTab,
		] = $state->toArray();
	}
	public function getPosition(): int
	{
		return $this->currentPosition;
	}
	public function getBytePosition(): int
	{
		if (! $this->isMultibyte) {
			return $this->currentPosition;
		}
		return $this->byteOffset($this->currentPosition);
	}
	public function getPreviousText(): string
	{
		if ($this->isMultibyte) {
			$startByte = $this->byteOffset($this->previousPosition);
			return \substr($this->line, $startByte, $this->byteOffset($this->currentPosition) - $startByte);
		}
		return \substr($this->line, $this->previousPosition, $this->currentPosition - $this->previousPosition);
	}
	public function getSubstring(int $start, ?int $length = null): string
	{
		if ($this->isMultibyte) {
			if ($start < 0 || ($length !== null && $length < 0)) {
				return \mb_substr($this->line, $start, $length, 'UTF-8');
			}
			if ($start >= $this->length) {
				return '';
			}
			$startByte = $this->byteOffset($start);
			if ($length === null) {
				return \substr($this->line, $startByte);
			}
			return \substr($this->line, $startByte, $this->byteOffset($start + \min($length, $this->length - $start)) - $startByte);
		}
		if ($length !== null) {
			return \substr($this->line, $start, $length);
		}
		return \substr($this->line, $start);
	}
	public function getColumn(): int
	{
		return $this->column;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

final class CursorState
{
	private array $state;
	public function __construct(array $state)
	{
		$this->state = $state;
	}
	public function toArray(): array
	{
		return $this->state;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Delimiter\DelimiterStack;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceMapInterface;

final class InlineParserContext
{
	private AbstractBlock $container;
	private ReferenceMapInterface $referenceMap;
	private Cursor $cursor;
	private DelimiterStack $delimiterStack;
	private array $matches;
	public function __construct(Cursor $contents, AbstractBlock $container, ReferenceMapInterface $referenceMap, int $maxDelimitersPerLine = PHP_INT_MAX)
	{
		$this->referenceMap   = $referenceMap;
		$this->container      = $container;
		$this->cursor         = $contents;
		$this->delimiterStack = new DelimiterStack($maxDelimitersPerLine);
	}
	public function getContainer(): AbstractBlock
	{
		return $this->container;
	}
	public function getReferenceMap(): ReferenceMapInterface
	{
		return $this->referenceMap;
	}
	public function getCursor(): Cursor
	{
		return $this->cursor;
	}
	public function getDelimiterStack(): DelimiterStack
	{
		return $this->delimiterStack;
	}
	public function getFullMatch(): string
	{
		return $this->matches[0];
	}
	public function getFullMatchLength(): int
	{
		return \mb_strlen($this->matches[0], 'UTF-8');
	}
	public function getMatches(): array
	{
		return $this->matches;
	}
	public function getSubMatches(): array
	{
		return \array_slice($this->matches, 1);
	}
	public function withMatches(array $matches): InlineParserContext
	{
		$ctx = clone $this;
		$ctx->matches = $matches;
		return $ctx;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;

interface InlineParserEngineInterface
{
	public function parse(string $contents, AbstractBlock $block): void;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\AdjacentTextMerger;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceMapInterface;

final class InlineParserEngine implements InlineParserEngineInterface
{
	private EnvironmentInterface $environment;
	private ReferenceMapInterface $referenceMap;
	private array $parsers = [];
	public function __construct(EnvironmentInterface $environment, ReferenceMapInterface $referenceMap)
	{
		$this->environment  = $environment;
		$this->referenceMap = $referenceMap;
		foreach ($environment->getInlineParsers() as $parser) {
			\assert($parser instanceof InlineParserInterface);
			$regex = $parser->getMatchDefinition()->getRegex();
			$this->parsers[] = [$parser, $regex, \strlen($regex) !== \mb_strlen($regex, 'UTF-8')];
		}
	}
	public function parse(string $contents, AbstractBlock $block): void
	{
		$contents = \trim($contents);
		$cursor   = new Cursor($contents);
		$inlineParserContext = new InlineParserContext($cursor, $block, $this->referenceMap, $this->environment->getConfiguration()->get('max_delimiters_per_line'));
		foreach ($this->matchParsers($contents) as $matchPosition => $parsers) {
			$currentPosition = $cursor->getPosition();
			if ($currentPosition > $matchPosition) {
				continue;
			}
			if ($currentPosition < $matchPosition) {
				$cursor->advanceBy($matchPosition - $currentPosition);
				$this->addPlainText($cursor->getPreviousText(), $block);
			}
			$parsed = false;
			foreach ($parsers as [$parser, $matches]) {
				if ($parser->parse($inlineParserContext->withMatches($matches))) {
					$parsed = true;
					break;
				}
			}
			if ($parsed) {
				continue;
			}
			$this->addPlainText((string) $cursor->getCurrentCharacter(), $block);
			$cursor->advance();
		}
		if (! $cursor->isAtEnd()) {
			$this->addPlainText($cursor->getRemainder(), $block);
		}
		$delimiterStack = $inlineParserContext->getDelimiterStack();
		$delimiterStack->processDelimiters(null, $this->environment->getDelimiterProcessors());
		$delimiterStack->removeAll();
		AdjacentTextMerger::mergeChildNodes($block);
	}
	private function addPlainText(string $text, AbstractBlock $container): void
	{
		$lastInline = $container->lastChild();
		if ($lastInline instanceof Text && ! $lastInline->data->has('delim')) {
			$lastInline->append($text);
		} else {
			$container->appendChild(new Text($text));
		}
	}
	private function matchParsers(string $contents): array
	{
		$contents    = \trim($contents);
		$isMultibyte = ! \mb_check_encoding($contents, 'ASCII');
		$ret = [];
		foreach ($this->parsers as [$parser, $regex, $isRegexMultibyte]) {
			if ($isMultibyte || $isRegexMultibyte) {
				$regex .= 'u';
			}
			if (! \preg_match_all($regex, $contents, $matches, \PREG_OFFSET_CAPTURE | \PREG_SET_ORDER)) {
				continue;
			}
			$lastByteOffset = 0;
			$lastCharOffset = 0;
			foreach ($matches as $match) {
				if ($isMultibyte) {
					$lastCharOffset += \mb_strlen(\substr($contents, $lastByteOffset, $match[0][1] - $lastByteOffset), 'UTF-8');
					$lastByteOffset  = $match[0][1];
					$offset          = $lastCharOffset;
				} else {
					$offset = \intval($match[0][1]);
				}
				$m = \array_column($match, 0);
				if ($m === []) {
					continue;
				}
				$ret[$offset][] = [$parser, $m];
			}
		}
		\ksort($ret);
		return $ret;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;

final class InlineParserMatch
{
	private string $regex;
	private bool $caseSensitive;
	private function __construct(string $regex, bool $caseSensitive = false)
	{
		$this->regex         = $regex;
		$this->caseSensitive = $caseSensitive;
	}
	public function caseSensitive(): self
	{
		$this->caseSensitive = true;
		return $this;
	}
	public function getRegex(): string
	{
		return '/' . $this->regex . '/' . ($this->caseSensitive ? '' : 'i');
	}
	public static function string(string $str): self
	{
		return new self(\preg_quote($str, '/'));
	}
	public static function oneOf(string ...$str): self
	{
		return new self(\implode('|', \array_map(static fn (string $str): string => \preg_quote($str, '/'), $str)));
	}
	public static function regex(string $regex): self
	{
		return new self($regex);
	}
	public static function join(self ...$definitions): self
	{
		$regex         = '';
		$caseSensitive = null;
		foreach ($definitions as $definition) {
			$regex .= '(' . $definition->regex . ')';
			if ($caseSensitive === null) {
				$caseSensitive = $definition->caseSensitive;
			} elseif ($caseSensitive !== $definition->caseSensitive) {
				throw new InvalidArgumentException('Case-sensitive and case-insensitive definitions cannot be combined');
			}
		}
		return new self($regex, $caseSensitive ?? false);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Newline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;

final class NewlineParser implements InlineParserInterface
{
	public function getMatchDefinition(): InlineParserMatch
	{
		return InlineParserMatch::regex('\\n');
	}
	public function parse(InlineParserContext $inlineContext): bool
	{
		$inlineContext->getCursor()->advanceBy(1);
		$spaces     = 0;
		$lastInline = $inlineContext->getContainer()->lastChild();
		if ($lastInline instanceof Text) {
			$trimmed = \rtrim($lastInline->getLiteral(), ' ');
			$spaces  = \strlen($lastInline->getLiteral()) - \strlen($trimmed);
			if ($spaces) {
				$lastInline->setLiteral($trimmed);
			}
		}
		if ($spaces >= 2) {
			$inlineContext->getContainer()->appendChild(new Newline(Newline::HARDBREAK));
		} else {
			$inlineContext->getContainer()->appendChild(new Newline(Newline::SOFTBREAK));
		}
		return true;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\CommonMarkException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;

interface MarkdownParserInterface
{
	public function parse(string $input): Document;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentPreParsedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\CommonMarkException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Input\MarkdownInput;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserWithInlinesInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStart;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockStartParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\DocumentBlockParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\ParagraphParser;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\MemoryLimitedReferenceMap;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Reference\ReferenceMap;

final class MarkdownParser implements MarkdownParserInterface
{
	private EnvironmentInterface $environment;
	private int $maxNestingLevel;
	private ReferenceMap $referenceMap;
	private int $lineNumber = 0;
	private Cursor $cursor;
	private array $activeBlockParsers = [];
	private array $closedBlockParsers = [];
	public function __construct(EnvironmentInterface $environment)
	{
		$this->environment = $environment;
	}
	private function initialize(): void
	{
		$this->referenceMap       = new ReferenceMap();
		$this->lineNumber         = 0;
		$this->activeBlockParsers = [];
		$this->closedBlockParsers = [];
		$this->maxNestingLevel = $this->environment->getConfiguration()->get('max_nesting_level');
	}
	public function parse(string $input): Document
	{
		$this->initialize();
		$documentParser = new DocumentBlockParser($this->referenceMap);
		$this->activateBlockParser($documentParser);
		$preParsedEvent = new DocumentPreParsedEvent($documentParser->getBlock(), new MarkdownInput($input));
		$this->environment->dispatch($preParsedEvent);
		$markdownInput = $preParsedEvent->getMarkdown();
		foreach ($markdownInput->getLines() as $lineNumber => $line) {
			$this->lineNumber = $lineNumber;
			$this->parseLine($line);
		}
		$this->closeBlockParsers(\count($this->activeBlockParsers), $this->lineNumber);
		$this->processInlines(\strlen($input));
		$this->environment->dispatch(new DocumentParsedEvent($documentParser->getBlock()));
		return $documentParser->getBlock();
	}
	private function parseLine(string $line): void
	{
		$line = \str_replace("\0", "\u{FFFD}", $line);
		$this->cursor = new Cursor($line);
		$matches = $this->parseBlockContinuation();
		if ($matches === null) {
			return;
		}
		$unmatchedBlocks = \count($this->activeBlockParsers) - $matches;
		$blockParser     = $this->activeBlockParsers[$matches - 1];
		$startedNewBlock = false;
		$tryBlockStarts = $blockParser->getBlock() instanceof Paragraph || $blockParser->isContainer();
		while ($tryBlockStarts) {
			if ($this->cursor->isBlank()) {
				$this->cursor->advanceToEnd();
				break;
			}
			if ($blockParser->getBlock()->getDepth() >= $this->maxNestingLevel) {
				break;
			}
			$blockStart = $this->findBlockStart($blockParser);
			if ($blockStart === null || $blockStart->isAborting()) {
				$this->cursor->advanceToNextNonSpaceOrTab();
				break;
			}
			if (($state = $blockStart->getCursorState()) !== null) {
				$this->cursor->restoreState($state);
			}
			$startedNewBlock = true;
			if ($unmatchedBlocks > 0) {
				$this->closeBlockParsers($unmatchedBlocks, $this->lineNumber - 1);
				$unmatchedBlocks = 0;
			}
			$oldBlockLineStart = null;
			if ($blockStart->isReplaceActiveBlockParser()) {
				$oldBlockLineStart = $this->prepareActiveBlockParserForReplacement();
			}
			foreach ($blockStart->getBlockParsers() as $newBlockParser) {
				$blockParser    = $this->addChild($newBlockParser, $oldBlockLineStart);
				$tryBlockStarts = $newBlockParser->isContainer();
			}
		}
		if (! $startedNewBlock && ! $this->cursor->isBlank() && $this->getActiveBlockParser()->canHaveLazyContinuationLines()) {
			$this->getActiveBlockParser()->addLine($this->cursor->getRemainder());
		} else {
			if ($unmatchedBlocks > 0) {
				$this->closeBlockParsers($unmatchedBlocks, $this->lineNumber - 1);
			}
			if (! $blockParser->isContainer()) {
				$this->getActiveBlockParser()->addLine($this->cursor->getRemainder());
			} elseif (! $this->cursor->isBlank()) {
				$this->addChild(new ParagraphParser());
				$this->getActiveBlockParser()->addLine($this->cursor->getRemainder());
			}
		}
	}
	private function parseBlockContinuation(): ?int
	{
		$matches = 1;
		for ($i = 1; $i < \count($this->activeBlockParsers); $i++) {
			$blockParser   = $this->activeBlockParsers[$i];
			$blockContinue = $blockParser->tryContinue(clone $this->cursor, $this->getActiveBlockParser());
			if ($blockContinue === null) {
				break;
			}
			if ($blockContinue->isFinalize()) {
				$this->closeBlockParsers(\count($this->activeBlockParsers) - $i, $this->lineNumber);
				return null;
			}
			if (($state = $blockContinue->getCursorState()) !== null) {
				$this->cursor->restoreState($state);
			}
			$matches++;
		}
		return $matches;
	}
	private function findBlockStart(BlockContinueParserInterface $lastMatchedBlockParser): ?BlockStart
	{
		$matchedBlockParser = new MarkdownParserState($this->getActiveBlockParser(), $lastMatchedBlockParser);
		foreach ($this->environment->getBlockStartParsers() as $blockStartParser) {
			\assert($blockStartParser instanceof BlockStartParserInterface);
			if (($result = $blockStartParser->tryStart(clone $this->cursor, $matchedBlockParser)) !== null) {
				return $result;
			}
		}
		return null;
	}
	private function closeBlockParsers(int $count, int $endLineNumber): void
	{
		for ($i = 0; $i < $count; $i++) {
			$blockParser = $this->deactivateBlockParser();
			$this->finalize($blockParser, $endLineNumber);
			if ($blockParser instanceof BlockContinueParserWithInlinesInterface) {
				$this->closedBlockParsers[] = $blockParser;
			}
		}
	}
	private function finalize(BlockContinueParserInterface $blockParser, int $endLineNumber): void
	{
		if ($blockParser instanceof ParagraphParser) {
			$this->updateReferenceMap($blockParser->getReferences());
		}
		$blockParser->getBlock()->setEndLine($endLineNumber);
		$blockParser->closeBlock();
	}
	private function processInlines(int $inputSize): void
	{
		$p = new InlineParserEngine($this->environment, new MemoryLimitedReferenceMap($this->referenceMap, $inputSize));
		foreach ($this->closedBlockParsers as $blockParser) {
			$blockParser->parseInlines($p);
		}
	}
	private function addChild(BlockContinueParserInterface $blockParser, ?int $startLineNumber = null): BlockContinueParserInterface
	{
		$blockParser->getBlock()->setStartLine($startLineNumber ?? $this->lineNumber);
		while (! $this->getActiveBlockParser()->canContain($blockParser->getBlock())) {
			$this->closeBlockParsers(1, ($startLineNumber ?? $this->lineNumber) - 1);
		}
		$this->getActiveBlockParser()->getBlock()->appendChild($blockParser->getBlock());
		$this->activateBlockParser($blockParser);
		return $blockParser;
	}
	private function activateBlockParser(BlockContinueParserInterface $blockParser): void
	{
		$this->activeBlockParsers[] = $blockParser;
	}
	private function deactivateBlockParser(): BlockContinueParserInterface
	{
		$popped = \array_pop($this->activeBlockParsers);
		if ($popped === null) {
			throw new ParserLogicException('The last block parser should not be deactivated');
		}
		return $popped;
	}
	private function prepareActiveBlockParserForReplacement(): ?int
	{
		$old = $this->deactivateBlockParser();
		if ($old instanceof ParagraphParser) {
			$this->updateReferenceMap($old->getReferences());
		}
		$old->getBlock()->detach();
		return $old->getBlock()->getStartLine();
	}
	private function updateReferenceMap(iterable $references): void
	{
		foreach ($references as $reference) {
			if (! $this->referenceMap->contains($reference->getLabel())) {
				$this->referenceMap->add($reference);
			}
		}
	}
	public function getActiveBlockParser(): BlockContinueParserInterface
	{
		$active = \end($this->activeBlockParsers);
		if ($active === false) {
			throw new ParserLogicException('No active block parsers are available');
		}
		return $active;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;

interface MarkdownParserStateInterface
{
	public function getActiveBlockParser(): BlockContinueParserInterface;
	public function getLastMatchedBlockParser(): BlockContinueParserInterface;
	public function getParagraphContent(): ?string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\BlockContinueParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Block\ParagraphParser;

final class MarkdownParserState implements MarkdownParserStateInterface
{
	private BlockContinueParserInterface $activeBlockParser;
	private BlockContinueParserInterface $lastMatchedBlockParser;
	public function __construct(BlockContinueParserInterface $activeBlockParser, BlockContinueParserInterface $lastMatchedBlockParser)
	{
		$this->activeBlockParser      = $activeBlockParser;
		$this->lastMatchedBlockParser = $lastMatchedBlockParser;
	}
	public function getActiveBlockParser(): BlockContinueParserInterface
	{
		return $this->activeBlockParser;
	}
	public function getLastMatchedBlockParser(): BlockContinueParserInterface
	{
		return $this->lastMatchedBlockParser;
	}
	public function getParagraphContent(): ?string
	{
		if (! $this->lastMatchedBlockParser instanceof ParagraphParser) {
			return null;
		}
		$paragraphParser = $this->lastMatchedBlockParser;
		$content         = $paragraphParser->getContentString();
		return $content === '' ? null : $content;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Parser;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\CommonMarkException;

class ParserLogicException extends \LogicException implements CommonMarkException
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Reference;

interface ReferenceMapInterface extends \IteratorAggregate, \Countable
{
	public function add(ReferenceInterface $reference): void;
	public function contains(string $label): bool;
	public function get(string $label): ?ReferenceInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Reference;

final class MemoryLimitedReferenceMap implements ReferenceMapInterface
{
	private ReferenceMapInterface $decorated;
	private const MINIMUM_SIZE = 100_000;
	private int $remaining;
	public function __construct(ReferenceMapInterface $decorated, int $maxSize)
	{
		$this->decorated = $decorated;
		$this->remaining = \max(self::MINIMUM_SIZE, $maxSize);
	}
	public function add(ReferenceInterface $reference): void
	{
		$this->decorated->add($reference);
	}
	public function contains(string $label): bool
	{
		return $this->decorated->contains($label);
	}
	public function get(string $label): ?ReferenceInterface
	{
		$reference = $this->decorated->get($label);
		if ($reference === null) {
			return null;
		}
		$this->remaining -= \strlen($reference->getDestination()) + \strlen($reference->getTitle());
		if ($this->remaining < 0) {
			return null;
		}
		return $reference;
	}
	public function getIterator(): \Traversable
	{
		return $this->decorated->getIterator();
	}
	public function count(): int
	{
		return $this->decorated->count();
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Reference;

interface ReferenceInterface
{
	public function getLabel(): string;
	public function getDestination(): string;
	public function getTitle(): string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Reference;

final class Reference implements ReferenceInterface
{
	private string $label;
	private string $destination;
	private string $title;
	public function __construct(string $label, string $destination, string $title)
	{
		$this->label       = $label;
		$this->destination = $destination;
		$this->title       = $title;
	}
	public function getLabel(): string
	{
		return $this->label;
	}
	public function getDestination(): string
	{
		return $this->destination;
	}
	public function getTitle(): string
	{
		return $this->title;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Reference;

use Jetpack_Dashboard\Vendor\League\CommonMark\Normalizer\TextNormalizer;

final class ReferenceMap implements ReferenceMapInterface
{
	private TextNormalizer $normalizer;
	private array $references = [];
	public function __construct()
	{
		$this->normalizer = new TextNormalizer();
	}
	public function add(ReferenceInterface $reference): void
	{
		$key = $this->normalizer->normalize($reference->getLabel());
		$this->references[$key] = $reference;
	}
	public function contains(string $label): bool
	{
		if ($this->references === []) {
			return false;
		}
		$label = $this->normalizer->normalize($label);
		return isset($this->references[$label]);
	}
	public function get(string $label): ?ReferenceInterface
	{
		if ($this->references === []) {
			return null;
		}
		$label = $this->normalizer->normalize($label);
		return $this->references[$label] ?? null;
	}
	public function getIterator(): \Traversable
	{
		foreach ($this->references as $normalizedLabel => $reference) {
			yield $normalizedLabel => $reference;
		}
	}
	public function count(): int
	{
		return \count($this->references);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Reference;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\LinkParserHelper;

final class ReferenceParser
{
	private const START_DEFINITION = 0;
	private const LABEL = 1;
	private const DESTINATION = 2;
	private const START_TITLE = 3;
	private const TITLE = 4;
	private const PARAGRAPH = 5;
	private string $paragraph = '';
	private array $references = [];
	private int $state = self::START_DEFINITION;
	private ?string $label = null;
	private ?string $destination = null;
	private string $title = '';
	private ?string $titleDelimiter = null;
	private bool $referenceValid = false;
	public function getParagraphContent(): string
	{
		return $this->paragraph;
	}
	public function getReferences(): iterable
	{
		if ($this->referenceValid && $this->state === self::TITLE) {
			$this->title = '';
		}
		$this->finishReference();
		return $this->references;
	}
	public function hasReferences(): bool
	{
		return $this->references !== [];
	}
	public function parse(string $line): void
	{
		if ($this->paragraph !== '') {
			$this->paragraph .= "\n";
		}
		$this->paragraph .= $line;
		$cursor = new Cursor($line);
		while (! $cursor->isAtEnd()) {
			$result = false;
			switch ($this->state) {
				case self::PARAGRAPH:
					return;
				case self::START_DEFINITION:
					$result = $this->parseStartDefinition($cursor);
					break;
				case self::LABEL:
					$result = $this->parseLabel($cursor);
					break;
				case self::DESTINATION:
					$result = $this->parseDestination($cursor);
					break;
				case self::START_TITLE:
					$result = $this->parseStartTitle($cursor);
					break;
				case self::TITLE:
					$result = $this->parseTitle($cursor);
					break;
				default:
					break;
			}
			if (! $result) {
				$this->state = self::PARAGRAPH;
				return;
			}
		}
	}
	private function parseStartDefinition(Cursor $cursor): bool
	{
		$cursor->advanceToNextNonSpaceOrTab();
		if ($cursor->isAtEnd() || $cursor->getCurrentCharacter() !== '[') {
			return false;
		}
		$this->state = self::LABEL;
		$this->label = '';
		$cursor->advance();
		if ($cursor->isAtEnd()) {
			$this->label .= "\n";
		}
		return true;
	}
	private function parseLabel(Cursor $cursor): bool
	{
		$cursor->advanceToNextNonSpaceOrTab();
		$partialLabel = LinkParserHelper::parsePartialLinkLabel($cursor);
		if ($partialLabel === null) {
			return false;
		}
		\assert($this->label !== null);
		$this->label .= $partialLabel;
		if ($cursor->isAtEnd()) {
			$this->label .= "\n";
			return true;
		}
		if ($cursor->getCurrentCharacter() !== ']') {
			return false;
		}
		$cursor->advance();
		if ($cursor->getCurrentCharacter() !== ':') {
			return false;
		}
		$cursor->advance();
		if (\mb_strlen($this->label, 'UTF-8') > 999) {
			return false;
		}
		if (\trim($this->label) === '') {
			return false;
		}
		$cursor->advanceToNextNonSpaceOrTab();
		$this->state = self::DESTINATION;
		return true;
	}
	private function parseDestination(Cursor $cursor): bool
	{
		$cursor->advanceToNextNonSpaceOrTab();
		$destination = LinkParserHelper::parseLinkDestination($cursor);
		if ($destination === null) {
			return false;
		}
		$this->destination = $destination;
		$advanced = $cursor->advanceToNextNonSpaceOrTab();
		if ($cursor->isAtEnd()) {
			$this->referenceValid = true;
			$this->paragraph      = '';
		} elseif ($advanced === 0) {
			return false;
		}
		$this->state = self::START_TITLE;
		return true;
	}
	private function parseStartTitle(Cursor $cursor): bool
	{
		$cursor->advanceToNextNonSpaceOrTab();
		if ($cursor->isAtEnd()) {
			$this->state = self::START_DEFINITION;
			return true;
		}
		$this->titleDelimiter = null;
		switch ($c = $cursor->getCurrentCharacter()) {
			case '"':
			case "'":
				$this->titleDelimiter = $c;
				break;
			case '(':
				$this->titleDelimiter = ')';
				break;
			default:
				break;
		}
		if ($this->titleDelimiter !== null) {
			$this->state = self::TITLE;
			$cursor->advance();
			if ($cursor->isAtEnd()) {
				$this->title .= "\n";
			}
		} else {
			$this->finishReference();
			$this->state = self::START_DEFINITION;
		}
		return true;
	}
	private function parseTitle(Cursor $cursor): bool
	{
		\assert($this->titleDelimiter !== null);
		$title = LinkParserHelper::parsePartialLinkTitle($cursor, $this->titleDelimiter);
		if ($title === null) {
			$this->title = '';
			return false;
		}
		$endDelimiterFound = false;
		if (\substr($title, -1) === $this->titleDelimiter) {
			$endDelimiterFound = true;
			$title = \substr($title, 0, -1);
		}
		$this->title .= $title;
		if (! $endDelimiterFound && $cursor->isAtEnd()) {
			$this->title .= "\n";
			return true;
		}
		$cursor->advanceToNextNonSpaceOrTab();
		if (! $cursor->isAtEnd()) {
			$this->title = '';
			return false;
		}
		$this->referenceValid = true;
		$this->finishReference();
		$this->paragraph = '';
		$this->state = self::START_DEFINITION;
		return true;
	}
	private function finishReference(): void
	{
		if (! $this->referenceValid) {
			return;
		}
		$this->references[] = new Reference($this->label, $this->destination, $this->title);
		$this->label          = null;
		$this->referenceValid = false;
		$this->destination    = null;
		$this->title          = '';
		$this->titleDelimiter = null;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class DocumentRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): string
	{
		Document::assertInstanceOf($node);
		$wholeDoc = $childRenderer->renderNodes($node->children());
		return $wholeDoc === '' ? '' : $wholeDoc . "\n";
	}
	public function getXmlTagName(Node $node): string
	{
		return 'document';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [
			'xmlns' => 'http://commonmark.org/xml/1.0',
		];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\Block;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\TightBlockInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class ParagraphRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer)
	{
		Paragraph::assertInstanceOf($node);
		if ($this->inTightList($node)) {
			return $childRenderer->renderNodes($node->children());
		}
		$attrs = $node->data->get('attributes');
		return new HtmlElement('p', $attrs, $childRenderer->renderNodes($node->children()));
	}
	public function getXmlTagName(Node $node): string
	{
		return 'paragraph';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
	private function inTightList(Paragraph $node): bool
	{
		$i = 2;
		while (($node = $node->parent()) && $i--) {
			if ($node instanceof TightBlockInterface) {
				return $node->isTight();
			}
		}
		return false;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;

interface ChildNodeRendererInterface
{
	public function renderNodes(iterable $nodes): string;
	public function getBlockSeparator(): string;
	public function getInnerSeparator(): string;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContentInterface;

interface MarkdownRendererInterface
{
	public function renderDocument(Document $document): RenderedContentInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContentInterface;

interface DocumentRendererInterface extends MarkdownRendererInterface
{
	public function renderDocument(Document $document): RenderedContentInterface;
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\HtmlElement;

final class HtmlDecorator implements NodeRendererInterface
{
	private NodeRendererInterface $inner;
	private string $tag;
	private array $attributes;
	private bool $selfClosing;
	public function __construct(NodeRendererInterface $inner, string $tag, array $attributes = [], bool $selfClosing = false)
	{
		$this->inner       = $inner;
		$this->tag         = $tag;
		$this->attributes  = $attributes;
		$this->selfClosing = $selfClosing;
	}
	public function render(Node $node, ChildNodeRendererInterface $childRenderer)
	{
		return new HtmlElement($this->tag, $this->attributes, $this->inner->render($node, $childRenderer), $this->selfClosing);
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Environment\EnvironmentInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentPreRenderEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Event\DocumentRenderedEvent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\AbstractBlock;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Document;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContent;
use Jetpack_Dashboard\Vendor\League\CommonMark\Output\RenderedContentInterface;

final class HtmlRenderer implements DocumentRendererInterface, ChildNodeRendererInterface
{
	private EnvironmentInterface $environment;
	public function __construct(EnvironmentInterface $environment)
	{
		$this->environment = $environment;
	}
	public function renderDocument(Document $document): RenderedContentInterface
	{
		$this->environment->dispatch(new DocumentPreRenderEvent($document, 'html'));
		$output = new RenderedContent($document, (string) $this->renderNode($document));
		$event = new DocumentRenderedEvent($output);
		$this->environment->dispatch($event);
		return $event->getOutput();
	}
	public function renderNodes(iterable $nodes): string
	{
		$output = '';
		$isFirstItem = true;
		foreach ($nodes as $node) {
			if (! $isFirstItem && $node instanceof AbstractBlock) {
				$output .= $this->getBlockSeparator();
			}
			$output .= $this->renderNode($node);
			$isFirstItem = false;
		}
		return $output;
	}
	private function renderNode(Node $node)
	{
		$renderers = $this->environment->getRenderersForClass(\get_class($node));
		foreach ($renderers as $renderer) {
			\assert($renderer instanceof NodeRendererInterface);
			if (($result = $renderer->render($node, $this)) !== null) {
				return $result;
			}
		}
		throw new NoMatchingRendererException('Unable to find corresponding renderer for node type ' . \get_class($node));
	}
	public function getBlockSeparator(): string
	{
		return $this->environment->getConfiguration()->get('renderer/block_separator');
	}
	public function getInnerSeparator(): string
	{
		return $this->environment->getConfiguration()->get('renderer/inner_separator');
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Newline;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationAwareInterface;
use Jetpack_Dashboard\Vendor\League\Config\ConfigurationInterface;

final class NewlineRenderer implements NodeRendererInterface, XmlNodeRendererInterface, ConfigurationAwareInterface
{
	private ConfigurationInterface $config;
	public function setConfiguration(ConfigurationInterface $configuration): void
	{
		$this->config = $configuration;
	}
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): string
	{
		Newline::assertInstanceOf($node);
		if ($node->getType() === Newline::HARDBREAK) {
			return "<br />\n";
		}
		return $this->config->get('renderer/soft_break');
	}
	public function getXmlTagName(Node $node): string
	{
		Newline::assertInstanceOf($node);
		return $node->getType() === Newline::SOFTBREAK ? 'softbreak' : 'linebreak';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\Inline;

use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Inline\Text;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Node;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\ChildNodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Renderer\NodeRendererInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\Xml;
use Jetpack_Dashboard\Vendor\League\CommonMark\Xml\XmlNodeRendererInterface;

final class TextRenderer implements NodeRendererInterface, XmlNodeRendererInterface
{
	public function render(Node $node, ChildNodeRendererInterface $childRenderer): string
	{
		Text::assertInstanceOf($node);
		return Xml::escape($node->getLiteral());
	}
	public function getXmlTagName(Node $node): string
	{
		return 'text';
	}
	public function getXmlAttributes(Node $node): array
	{
		return [];
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Renderer;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\LogicException;

class NoMatchingRendererException extends LogicException
{
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

final class ArrayCollection implements \IteratorAggregate, \Countable, \ArrayAccess
{
	private array $elements;
	public function __construct(array $elements = [])
	{
		$this->elements = $elements;
	}
	public function first()
	{
		return \reset($this->elements);
	}
	public function last()
	{
		return \end($this->elements);
	}
	#[\ReturnTypeWillChange]
	public function getIterator(): \ArrayIterator
	{
		return new \ArrayIterator($this->elements);
	}
	public function count(): int
	{
		return \count($this->elements);
	}
	public function offsetExists($offset): bool
	{
		return \array_key_exists($offset, $this->elements);
	}
	#[\ReturnTypeWillChange]
	public function offsetGet($offset)
	{
		return $this->elements[$offset] ?? null;
	}
	#[\ReturnTypeWillChange]
	public function offsetSet($offset, $value): void
	{
		if ($offset === null) {
			$this->elements[] = $value;
		} else {
			$this->elements[$offset] = $value;
		}
	}
	#[\ReturnTypeWillChange]
	public function offsetUnset($offset): void
	{
		if (! \array_key_exists($offset, $this->elements)) {
			return;
		}
		unset($this->elements[$offset]);
	}
	public function slice(int $offset, ?int $length = null): array
	{
		return \array_slice($this->elements, $offset, $length, true);
	}
	public function toArray(): array
	{
		return $this->elements;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

final class Html5EntityDecoder
{
	public static function decode(string $entity): string
	{
		if (\substr($entity, -1) !== ';') {
			return $entity;
		}
		if (\substr($entity, 0, 2) === '&#') {
			if (\strtolower(\substr($entity, 2, 1)) === 'x') {
				return self::fromHex(\substr($entity, 3, -1));
			}
			return self::fromDecimal(\substr($entity, 2, -1));
		}
		return \html_entity_decode($entity, \ENT_QUOTES | \ENT_HTML5, 'UTF-8');
	}
	private static function fromDecimal($number): string
	{
		if (empty($number) || $number > 0x2FFFF) {
			return self::fromHex('fffd');
		}
		$entity = '&#' . $number . ';';
		$converted = \mb_decode_numericentity($entity, [0x0, 0x2FFFF, 0, 0xFFFF], 'UTF-8');
		if ($converted === $entity) {
			return self::fromHex('fffd');
		}
		return $converted;
	}
	private static function fromHex(string $hexChars): string
	{
		return self::fromDecimal(\hexdec($hexChars));
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

final class HtmlElement implements \Jetpack_Dashboard\Vendor\Stringable
{
	private string $tagName;
	private array $attributes = [];
	private $contents;
	private bool $selfClosing;
	public function __construct(string $tagName, array $attributes = [], $contents = '', bool $selfClosing = false)
	{
		$this->tagName     = $tagName;
		$this->selfClosing = $selfClosing;
		foreach ($attributes as $name => $value) {
			$this->setAttribute($name, $value);
		}
		$this->setContents($contents ?? '');
	}
	public function getTagName(): string
	{
		return $this->tagName;
	}
	public function getAllAttributes(): array
	{
		return $this->attributes;
	}
	public function getAttribute(string $key)
	{
		return $this->attributes[$key] ?? null;
	}
	public function setAttribute(string $key, $value = true): self
	{
		if (\is_array($value)) {
			$this->attributes[$key] = \implode(' ', \array_unique($value));
		} else {
			$this->attributes[$key] = $value;
		}
		return $this;
	}
	public function getContents(bool $asString = true)
	{
		if (! $asString) {
			return $this->contents;
		}
		return $this->getContentsAsString();
	}
	public function setContents($contents): self
	{
		$this->contents = $contents ?? '';
		return $this;
	}
	public function __toString(): string
	{
		$result = '<' . $this->tagName;
		foreach ($this->attributes as $key => $value) {
			if ($value === true) {
				$result .= ' ' . $key;
			} elseif ($value === false) {
				continue;
			} else {
				$result .= ' ' . $key . '="' . Xml::escape($value) . '"';
			}
		}
		if ($this->contents !== '') {
			$result .= '>' . $this->getContentsAsString() . '</' . $this->tagName . '>';
		} elseif ($this->selfClosing && $this->tagName === 'input') {
			$result .= '>';
		} elseif ($this->selfClosing) {
			$result .= ' />';
		} else {
			$result .= '></' . $this->tagName . '>';
		}
		return $result;
	}
	private function getContentsAsString(): string
	{
		if (\is_string($this->contents)) {
			return $this->contents;
		}
		if (\is_array($this->contents)) {
			return \implode('', $this->contents);
		}
		return (string) $this->contents;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;

final class HtmlFilter
{
	public const ALLOW = 'allow';
	public const ESCAPE = 'escape';
	public const STRIP = 'strip';
	public static function filter(string $html, string $filter): string
	{
		switch ($filter) {
			case self::STRIP:
				return '';
			case self::ESCAPE:
				return \htmlspecialchars($html, \ENT_NOQUOTES);
			case self::ALLOW:
				return $html;
			default:
				throw new InvalidArgumentException(\sprintf('Invalid filter provided: "%s"', $filter));
		}
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Cursor;

final class LinkParserHelper
{
	public static function parseLinkDestination(Cursor $cursor): ?string
	{
		if ($cursor->getCurrentCharacter() === '<') {
			return self::parseDestinationBraces($cursor);
		}
		$destination = self::manuallyParseLinkDestination($cursor);
		if ($destination === null) {
			return null;
		}
		return UrlEncoder::unescapeAndEncode(
			RegexHelper::unescape($destination)
		);
	}
	public static function parseLinkLabel(Cursor $cursor): int
	{
		$match = $cursor->matchInPlace('/\G\[(?:[^\\\\\[\]]|\\\\.){0,1000}\]/');
		if ($match === null) {
			return 0;
		}
		$length = \mb_strlen($match, 'UTF-8');
		if ($length > 1001) {
			return 0;
		}
		return $length;
	}
	public static function parsePartialLinkLabel(Cursor $cursor): ?string
	{
		return $cursor->matchInPlace('/\G(?:[^\\\\\[\]]++|\\\\.?)*+/');
	}
	public static function parseLinkTitle(Cursor $cursor): ?string
	{
		if ($title = $cursor->matchInPlace('/\G' . RegexHelper::PARTIAL_LINK_TITLE_UNANCHORED . '/')) {
			return RegexHelper::unescape(\substr($title, 1, -1));
		}
		return null;
	}
	public static function parsePartialLinkTitle(Cursor $cursor, string $endDelimiter): ?string
	{
		$excluded     = \preg_quote($endDelimiter === ')' ? '()' : $endDelimiter, '/');
		$endDelimiter = \preg_quote($endDelimiter, '/');
		$regex        = \sprintf('/(%s|[^%s\x00])*(?:%s)?/', RegexHelper::PARTIAL_ESCAPED_CHAR, $excluded, $endDelimiter);
		if (($partialTitle = $cursor->matchInPlace($regex)) === null) {
			return null;
		}
		return RegexHelper::unescape($partialTitle);
	}
	private static function manuallyParseLinkDestination(Cursor $cursor): ?string
	{
		$line       = $cursor->getLine();
		$start      = $cursor->getBytePosition();
		$openParens = 0;
		$len        = \strlen($line) - $start;
		for ($i = 0; $i < $len; $i++) {
			$c = $line[$start + $i];
			if ($c === '\\' && $i + 1 < $len && RegexHelper::isEscapable($line[$start + $i + 1])) {
				$i++;
			} elseif ($c === '(') {
				$openParens++;
				if ($openParens > 32) {
					return null;
				}
			} elseif ($c === ')') {
				if ($openParens < 1) {
					break;
				}
				$openParens--;
			} elseif (\ord($c) <= 32 && RegexHelper::isWhitespace($c)) {
				break;
			}
		}
		if ($openParens !== 0) {
			return null;
		}
		if ($i === 0 && (! isset($c) || $c !== ')')) {
			return null;
		}
		$destination = \substr($line, $start, $i);
		$cursor->advanceBy(\mb_strlen($destination, 'UTF-8'));
		return $destination;
	}
	private static ?\WeakReference $lastCursor       = null;
	private static bool $lastCursorLacksClosingBrace = false;
	private static function parseDestinationBraces(Cursor $cursor): ?string
	{
		if (self::$lastCursor !== null && self::$lastCursor->get() === $cursor) {
			if (self::$lastCursorLacksClosingBrace) {
				return null;
			}
		} else {
			self::$lastCursor = \WeakReference::create($cursor);
		}
		if ($res = $cursor->matchInPlace('/\G' . RegexHelper::PARTIAL_LINK_DESTINATION_BRACES . '/')) {
			self::$lastCursorLacksClosingBrace = false;
			return UrlEncoder::unescapeAndEncode(
				RegexHelper::unescape(\substr($res, 1, -1))
			);
		}
		self::$lastCursorLacksClosingBrace = true;
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

final class PrioritizedList implements \IteratorAggregate
{
	private array $list = [];
	private ?\Traversable $optimized = null;
	public function add($item, int $priority): void
	{
		$this->list[$priority][] = $item;
		$this->optimized         = null;
	}
	#[\ReturnTypeWillChange]
	public function getIterator(): \Traversable
	{
		if ($this->optimized === null) {
			\krsort($this->list);
			$sorted = [];
			foreach ($this->list as $group) {
				foreach ($group as $item) {
					$sorted[] = $item;
				}
			}
			$this->optimized = new \ArrayIterator($sorted);
		}
		return $this->optimized;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\InvalidArgumentException;
use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\HtmlBlock;

final class RegexHelper
{
	public const PARTIAL_ENTITY                = '&(?>#x[a-f0-9]{1,6}|#[0-9]{1,7}|[a-z][a-z0-9]{1,31});';
	public const PARTIAL_ESCAPABLE             = '[!"#$%&\'()*+,.\/:;<=>?@[\\\\\]^_`{|}~-]';
	public const PARTIAL_ESCAPED_CHAR          = '\\\\' . self::PARTIAL_ESCAPABLE;
	public const PARTIAL_IN_DOUBLE_QUOTES      = '"(' . self::PARTIAL_ESCAPED_CHAR . '|[^"\x00])*"';
	public const PARTIAL_IN_SINGLE_QUOTES      = '\'(' . self::PARTIAL_ESCAPED_CHAR . '|[^\'\x00])*\'';
	public const PARTIAL_IN_PARENS             = '\\((' . self::PARTIAL_ESCAPED_CHAR . '|[^)\x00])*\\)';
	public const PARTIAL_REG_CHAR              = '[^\\\\()\x00-\x20]';
	public const PARTIAL_IN_PARENS_NOSP        = '\((' . self::PARTIAL_REG_CHAR . '|' . self::PARTIAL_ESCAPED_CHAR . '|\\\\)*\)';
	public const PARTIAL_TAGNAME               = '[A-Za-z][A-Za-z0-9-]*';
	public const PARTIAL_BLOCKTAGNAME          = '(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h1|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)';
	public const PARTIAL_ATTRIBUTENAME         = '[A-Za-z_:][A-Za-z0-9:._-]*';
	public const PARTIAL_UNQUOTEDVALUE         = '[^"\'=<>`\x00-\x20]+';
	public const PARTIAL_SINGLEQUOTEDVALUE     = '\'[^\']*\'';
	public const PARTIAL_DOUBLEQUOTEDVALUE     = '"[^"]*"';
	public const PARTIAL_ATTRIBUTEVALUE        = '(?:' . self::PARTIAL_UNQUOTEDVALUE . '|' . self::PARTIAL_SINGLEQUOTEDVALUE . '|' . self::PARTIAL_DOUBLEQUOTEDVALUE . ')';
	public const PARTIAL_ATTRIBUTEVALUESPEC    = '(?:' . '\s*=' . '\s*' . self::PARTIAL_ATTRIBUTEVALUE . ')';
	public const PARTIAL_ATTRIBUTE             = '(?:' . '\s+' . self::PARTIAL_ATTRIBUTENAME . self::PARTIAL_ATTRIBUTEVALUESPEC . '?)';
	public const PARTIAL_OPENTAG               = '<' . self::PARTIAL_TAGNAME . self::PARTIAL_ATTRIBUTE . '*+' . '\s*+\/?+>';
	public const PARTIAL_CLOSETAG              = '<\/' . self::PARTIAL_TAGNAME . '\s*+[>]';
	public const PARTIAL_OPENBLOCKTAG          = '<' . self::PARTIAL_BLOCKTAGNAME . self::PARTIAL_ATTRIBUTE . '*+' . '\s*+\/?+>';
	public const PARTIAL_CLOSEBLOCKTAG         = '<\/' . self::PARTIAL_BLOCKTAGNAME . '\s*+[>]';
	public const PARTIAL_HTMLCOMMENT           = '(?:<!-->|<!--->|<!--[\s\S]*?-->)';
	public const PARTIAL_PROCESSINGINSTRUCTION = '[<][?][\s\S]*?[?][>]';
	public const PARTIAL_DECLARATION           = '<![A-Za-z]+' . '[^>]*>';
	public const PARTIAL_CDATA                 = '<!\[CDATA\[[\s\S]*?]\]>';
	public const PARTIAL_HTMLTAG               = '(?:' . self::PARTIAL_OPENTAG . '|' . self::PARTIAL_CLOSETAG . '|' . self::PARTIAL_HTMLCOMMENT . '|' .
		self::PARTIAL_PROCESSINGINSTRUCTION . '|' . self::PARTIAL_DECLARATION . '|' . self::PARTIAL_CDATA . ')';
	public const PARTIAL_HTMLBLOCKOPEN         = '<(?:' . self::PARTIAL_BLOCKTAGNAME . '(?:[\s\/>]|$)' . '|' .
		'\/' . self::PARTIAL_BLOCKTAGNAME . '(?:[\s>]|$)' . '|' . '[?!])';
	public const PARTIAL_LINK_TITLE_UNANCHORED = '(?:"(' . self::PARTIAL_ESCAPED_CHAR . '|[^"\x00])*+"' .
		'|' . '\'(' . self::PARTIAL_ESCAPED_CHAR . '|[^\'\x00])*+\'' .
		'|' . '\((' . self::PARTIAL_ESCAPED_CHAR . '|[^()\x00])*+\))';
	public const PARTIAL_LINK_TITLE = '^' . self::PARTIAL_LINK_TITLE_UNANCHORED;
	public const REGEX_PUNCTUATION        = '/^[\p{P}\p{S}]/u';
	public const REGEX_UNSAFE_PROTOCOL    = '/^(?:javascript|vbscript|file|data):/i';
	public const REGEX_SAFE_DATA_PROTOCOL = '/^data:image\/(?:png|gif|jpeg|webp)/i';
	public const REGEX_NON_SPACE          = '/[^ \t\f\v\r\n]/';
	public const REGEX_WHITESPACE_CHAR         = '/^[ \t\n\x0b\x0c\x0d]/';
	public const REGEX_UNICODE_WHITESPACE_CHAR = '/^\pZ|\s/u';
	public const REGEX_THEMATIC_BREAK          = '/^(?:(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|(?:-[ \t]*){3,})$/';
	public const PARTIAL_LINK_DESTINATION_BRACES = '(?:<(?:[^<>\\n\\\\\\x00]|\\\\.)*>)';
	public const REGEX_LINK_DESTINATION_BRACES = '/^' . self::PARTIAL_LINK_DESTINATION_BRACES . '/';
	public static function isEscapable(string $character): bool
	{
		return \preg_match('/' . self::PARTIAL_ESCAPABLE . '/', $character) === 1;
	}
	public static function isWhitespace(string $character): bool
	{
		return $character !== '' && \strpos(" \t\n\x0b\x0c\x0d", $character) !== false;
	}
	public static function isLetter(?string $character): bool
	{
		if ($character === null) {
			return false;
		}
		return \preg_match('/[\pL]/u', $character) === 1;
	}
	public static function matchAt(string $regex, string $string, int $offset = 0): ?int
	{
		$matches = [];
		$string  = \mb_substr($string, $offset, null, 'UTF-8');
		if (! \preg_match($regex, $string, $matches, \PREG_OFFSET_CAPTURE)) {
			return null;
		}
		$charPos = \mb_strlen(\mb_strcut($string, 0, $matches[0][1], 'UTF-8'), 'UTF-8');
		return $offset + $charPos;
	}
	public static function matchFirst(string $pattern, string $subject, int $offset = 0): ?array
	{
		if ($offset !== 0) {
			$subject = \substr($subject, $offset);
		}
		\preg_match_all($pattern, $subject, $matches, \PREG_SET_ORDER);
		if ($matches === []) {
			return null;
		}
		return $matches[0] ?: null;
	}
	public static function unescape(string $string): string
	{
		$allEscapedChar = '/\\\\(' . self::PARTIAL_ESCAPABLE . ')/';
		$escaped = \preg_replace($allEscapedChar, '$1', $string);
		\assert(\is_string($escaped));
		return \preg_replace_callback('/' . self::PARTIAL_ENTITY . '/i', static fn ($e) => Html5EntityDecoder::decode($e[0]), $escaped);
	}
	public static function getHtmlBlockOpenRegex(int $type): string
	{
		switch ($type) {
			case HtmlBlock::TYPE_1_CODE_CONTAINER:
				return '/^<(?:script|pre|textarea|style)(?:\s|>|$)/i';
			case HtmlBlock::TYPE_2_COMMENT:
				return '/^<!--/';
			case HtmlBlock::TYPE_3:
				return '/^<[?]/';
			case HtmlBlock::TYPE_4:
				return '/^<![A-Z]/i';
			case HtmlBlock::TYPE_5_CDATA:
				return '/^<!\[CDATA\[/i';
			case HtmlBlock::TYPE_6_BLOCK_ELEMENT:
				return '%^</?+(?:address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[123456]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|section|source|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?:\s++|[/]?+[>]|$)%i';
			case HtmlBlock::TYPE_7_MISC_ELEMENT:
				return '/^(?:' . self::PARTIAL_OPENTAG . '|' . self::PARTIAL_CLOSETAG . ')\\s*$/i';
			default:
				throw new InvalidArgumentException('Invalid HTML block type');
		}
	}
	public static function getHtmlBlockCloseRegex(int $type): string
	{
		switch ($type) {
			case HtmlBlock::TYPE_1_CODE_CONTAINER:
				return '%<\/(?:script|pre|textarea|style)>%i';
			case HtmlBlock::TYPE_2_COMMENT:
				return '/-->/';
			case HtmlBlock::TYPE_3:
				return '/\?>/';
			case HtmlBlock::TYPE_4:
				return '/>/';
			case HtmlBlock::TYPE_5_CDATA:
				return '/\]\]>/';
			default:
				throw new InvalidArgumentException('Invalid HTML block type');
		}
	}
	public static function isLinkPotentiallyUnsafe(string $url): bool
	{
		$url = \ltrim(\str_replace(["\t", "\n", "\r"], '', $url), "\x00..\x20");
		return \preg_match(self::REGEX_UNSAFE_PROTOCOL, $url) !== 0 && \preg_match(self::REGEX_SAFE_DATA_PROTOCOL, $url) === 0;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

use Jetpack_Dashboard\Vendor\League\CommonMark\Exception\UnexpectedEncodingException;

final class UrlEncoder
{
	private const ENCODE_CACHE = ['%00', '%01', '%02', '%03', '%04', '%05', '%06', '%07', '%08', '%09', '%0A', '%0B', '%0C', '%0D', '%0E', '%0F', '%10', '%11', '%12', '%13', '%14', '%15', '%16', '%17', '%18', '%19', '%1A', '%1B', '%1C', '%1D', '%1E', '%1F', '%20', '!', '%22', '#', '$', '%25', '&', "'", '(', ')', '*', '+', ',', '-', '.', '/', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', ':', ';', '%3C', '=', '%3E', '?', '@', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z', '%5B', '%5C', '%5D', '%5E', '_', '%60', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's', 't', 'u', 'v', 'w', 'x', 'y', 'z', '%7B', '%7C', '%7D', '~', '%7F'];
	public static function unescapeAndEncode(string $uri): string
	{
		if (\preg_match('/^[A-Za-z0-9~!@#$&*()\-_=+;:,.\/?]+$/', $uri)) {
			return $uri;
		}
		if (! \mb_check_encoding($uri, 'UTF-8')) {
			throw new UnexpectedEncodingException('Unexpected encoding - UTF-8 or ASCII was expected');
		}
		$result = '';
		$chars = \mb_str_split($uri, 1, 'UTF-8');
		$l = \count($chars);
		for ($i = 0; $i < $l; $i++) {
			$code = $chars[$i];
			if ($code === '%' && $i + 2 < $l) {
				if (\preg_match('/^[0-9a-f]{2}$/i', $chars[$i + 1] . $chars[$i + 2]) === 1) {
					$result .= '%' . $chars[$i + 1] . $chars[$i + 2];
					$i      += 2;
					continue;
				}
			}
			if (\strlen($code) === 1 && \ord($code) < 128) {
				$result .= self::ENCODE_CACHE[\ord($code)];
				continue;
			}
			$result .= \rawurlencode($code);
		}
		return $result;
	}
}

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Util;

final class Xml
{
	public static function escape(string $string): string
	{
		return \str_replace(['&', '<', '>', '"'], ['&amp;', '&lt;', '&gt;', '&quot;'], $string);
	}
}
