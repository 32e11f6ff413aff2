<?php

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\Pimple\Container as PimpleContainer;
use Jetpack_Dashboard\Vendor\Pimple\Exception\UnknownIdentifierException;
use ReflectionClass;
use ReflectionParameter;

class Container extends PimpleContainer
{
	private function getParameterClass(ReflectionParameter $param)
	{
		if (method_exists($param, 'getType')) {
			$type = $param->getType();
			if ($type && !$type->isBuiltin()) {
				return method_exists($type, 'getName') ? $type->getName() : (string) $type;
			}
		} elseif ($param->getClass() !== null) {
			return $param->getClass()->getName();
		}
		return null;
	}
	public function autoRegister($class)
	{
		$fn = function ($c) use ($class) {
			$ref = new ReflectionClass($class);
			$cargs = ($ref->getConstructor() !== null) ? $ref->getConstructor()->getParameters() : [];
			$ap = [];
			foreach ($cargs as $arg) {
				$name = $arg->getName();
				$argClass = $this->getParameterClass($arg);
				if (!empty($c[$name])) {
					$ap[] = $c[$name];
				} elseif ($argClass !== null && !empty($c[$argClass])) {
					$ap[] = $c[$argClass];
				} else {
					$ap[] = null;
				}
			}
			$ret = $ref->newInstanceArgs($ap);
			return $ret;
		};
		$this[$class] = $fn;
	}
	#[\ReturnTypeWillChange]
	public function offsetExists($id)
	{
		$exists = parent::offsetExists($id);
		if (!$exists && class_exists($id)) {
			$this->autoRegister($id);
			return true;
		}
		return $exists;
	}
	#[\ReturnTypeWillChange]
	public function offsetGet($id)
	{
		try {
			return parent::offsetGet($id);
		} catch (UnknownIdentifierException $e) {
			if (class_exists($id)) {
				$this->autoRegister($id);
				return parent::offsetGet($id);
			}
			throw $e;
		}
	}
	public function extend($id, $callable)
	{
		$this->offsetExists($id);
		return parent::extend($id, $callable);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

interface IHeader
{
	public function getParts();
	public function getValue();
	public function getRawValue();
	public function getName();
	public function __toString();
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\AbstractConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;

abstract class AbstractHeader implements IHeader
{
	protected $name;
	protected $parts;
	protected $rawValue;
	public function __construct(ConsumerService $consumerService, $name, $value)
	{
		$this->name = $name;
		$this->rawValue = $value;
		$consumer = $this->getConsumer($consumerService);
		$this->setParseHeaderValue($consumer);
	}
	abstract protected function getConsumer(ConsumerService $consumerService);
	protected function setParseHeaderValue(AbstractConsumer $consumer)
	{
		$this->parts = $consumer($this->rawValue);
	}
	public function getParts()
	{
		return $this->parts;
	}
	public function getValue()
	{
		if (!empty($this->parts)) {
			return $this->parts[0]->getValue();
		}
		return null;
	}
	public function getRawValue()
	{
		return $this->rawValue;
	}
	public function getName()
	{
		return $this->name;
	}
	public function __toString()
	{
		return "{$this->name}: {$this->rawValue}";
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\AbstractConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\AddressPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\AddressGroupPart;

class AddressHeader extends AbstractHeader
{
	protected $addresses = [];
	protected $groups = [];
	protected function getConsumer(ConsumerService $consumerService)
	{
		return $consumerService->getAddressBaseConsumer();
	}
	protected function setParseHeaderValue(AbstractConsumer $consumer)
	{
		parent::setParseHeaderValue($consumer);
		foreach ($this->parts as $part) {
			if ($part instanceof AddressPart) {
				$this->addresses[] = $part;
			} elseif ($part instanceof AddressGroupPart) {
				$this->addresses = array_merge($this->addresses, $part->getAddresses());
				$this->groups[] = $part;
			}
		}
	}
	public function getAddresses()
	{
		return $this->addresses;
	}
	public function getGroups()
	{
		return $this->groups;
	}
	public function hasAddress($email)
	{
		foreach ($this->addresses as $addr) {
			if (strcasecmp($addr->getEmail(), $email) === 0) {
				return true;
			}
		}
		return false;
	}
	public function getEmail()
	{
		return $this->getValue();
	}
	public function getPersonName()
	{
		if (!empty($this->parts)) {
			return $this->parts[0]->getName();
		}
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\HeaderPartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\MimeLiteralPart;
use ArrayIterator;
use Iterator;
use NoRewindIterator;

abstract class AbstractConsumer
{
	protected $consumerService;
	protected $partFactory;
	public function __construct(ConsumerService $consumerService, HeaderPartFactory $partFactory)
	{
		$this->consumerService = $consumerService;
		$this->partFactory = $partFactory;
	}
	public static function getInstance(ConsumerService $consumerService, HeaderPartFactory $partFactory)
	{
		static $instances = [];
		$class = get_called_class();
		if (!isset($instances[$class])) {
			$instances[$class] = new static($consumerService, $partFactory);
		}
		return $instances[$class];
	}
	public function __invoke($value)
	{
		if ($value !== '') {
			return $this->parseRawValue($value);
		}
		return [];
	}
	abstract protected function getSubConsumers();
	protected function getAllConsumers()
	{
		$found = [$this];
		do {
			$current = current($found);
			$subConsumers = $current->getSubConsumers();
			foreach ($subConsumers as $consumer) {
				if (!in_array($consumer, $found)) {
					$found[] = $consumer;
				}
			}
		} while (next($found) !== false);
		return $found;
	}
	private function parseRawValue($value)
	{
		$tokens = $this->splitRawValue($value);
		return $this->parseTokensIntoParts(new NoRewindIterator(new ArrayIterator($tokens)));
	}
	abstract protected function getTokenSeparators();
	protected function getAllTokenSeparators()
	{
		$markers = $this->getTokenSeparators();
		$subConsumers = $this->getAllConsumers();
		foreach ($subConsumers as $consumer) {
			$markers = array_merge($consumer->getTokenSeparators(), $markers);
		}
		return array_unique($markers);
	}
	protected function getTokenSplitPattern()
	{
		$sChars = implode('|', $this->getAllTokenSeparators());
		$mimePartPattern = MimeLiteralPart::MIME_PART_PATTERN;
		return '~(' . $mimePartPattern . '|\\\\.|' . $sChars . ')~';
	}
	protected function splitRawValue($rawValue)
	{
		return preg_split(
			$this->getTokenSplitPattern(),
			$rawValue,
			-1,
			PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY
		);
	}
	abstract protected function isStartToken($token);
	abstract protected function isEndToken($token);
	protected function getPartForToken($token, $isLiteral)
	{
		if ($isLiteral) {
			return $this->partFactory->newLiteralPart($token);
		} elseif (preg_match('/^\s+$/', $token)) {
			return $this->partFactory->newToken(' ');
		}
		return $this->partFactory->newInstance($token);
	}
	protected function getConsumerTokenParts(Iterator $tokens)
	{
		$token = $tokens->current();
		$subConsumers = $this->getSubConsumers();
		foreach ($subConsumers as $consumer) {
			if ($consumer->isStartToken($token)) {
				$this->advanceToNextToken($tokens, true);
				return $consumer->parseTokensIntoParts($tokens);
			}
		}
		return [ $this->getPartForToken($token, false) ];
	}
	protected function getTokenParts(Iterator $tokens)
	{
		$token = $tokens->current();
		if (strlen($token) === 2 && $token[0] === '\\') {
			return [ $this->getPartForToken(substr($token, 1), true) ];
		}
		return $this->getConsumerTokenParts($tokens);
	}
	protected function advanceToNextToken(Iterator $tokens, $isStartToken)
	{
		if (($isStartToken) || ($tokens->valid() && !$this->isEndToken($tokens->current()))) {
			$tokens->next();
		}
	}
	protected function parseTokensIntoParts(Iterator $tokens)
	{
		$parts = [];
		while ($tokens->valid() && !$this->isEndToken($tokens->current())) {
			$parts = array_merge($parts, $this->getTokenParts($tokens));
			$this->advanceToNextToken($tokens, false);
		}
		return $this->processParts($parts);
	}
	protected function processParts(array $parts)
	{
		return array_values(array_filter($parts));
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Iterator;

class AddressBaseConsumer extends AbstractConsumer
{
	protected function getSubConsumers()
	{
		return [
			$this->consumerService->getAddressConsumer()
		];
	}
	protected function getTokenSeparators()
	{
		return [];
	}
	protected function advanceToNextToken(Iterator $tokens, $isStartToken)
	{
		if ($isStartToken) {
			return;
		}
		parent::advanceToNextToken($tokens, $isStartToken);
	}
	protected function isEndToken($token)
	{
		return false;
	}
	protected function isStartToken($token)
	{
		return false;
	}
	protected function getTokenParts(Iterator $tokens)
	{
		return $this->getConsumerTokenParts($tokens);
	}
	protected function getPartForToken($token, $isLiteral)
	{
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\IHeaderPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\Token;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\AddressGroupPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\AddressPart;

class AddressConsumer extends AbstractConsumer
{
	protected function getSubConsumers()
	{
		return [
			$this->consumerService->getAddressGroupConsumer(),
			$this->consumerService->getAddressEmailConsumer(),
			$this->consumerService->getCommentConsumer(),
			$this->consumerService->getQuotedStringConsumer(),
		];
	}
	public function getTokenSeparators()
	{
		return [ ',', ';', '\s+' ];
	}
	protected function isEndToken($token)
	{
		return ($token === ',' || $token === ';');
	}
	protected function isStartToken($token)
	{
		return true;
	}
	private function processSinglePart(IHeaderPart $part, &$strName, &$strValue)
	{
		$pValue = $part->getValue();
		if ($part instanceof Token) {
			if ($pValue === '<') {
				$strName = $strValue;
				$strValue = '';
				return;
			} elseif ($pValue === '>') {
				return;
			}
		}
		$strValue .= $pValue;
	}
	protected function processParts(array $parts)
	{
		$strName = '';
		$strEmail = '';
		foreach ($parts as $part) {
			if ($part instanceof AddressGroupPart) {
				return [
					$this->partFactory->newAddressGroupPart(
						$part->getAddresses(),
						$strEmail
					)
				];
			} elseif ($part instanceof AddressPart) {
				$strName = $strEmail;
				$strEmail = $part->getEmail();
				break;
			}
			$strEmail .= $part->getValue();
		}
		return [ $this->partFactory->newAddressPart($strName, $strEmail) ];
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

class AddressEmailConsumer extends AbstractConsumer
{
	protected function getSubConsumers()
	{
		return [
			$this->consumerService->getCommentConsumer(),
			$this->consumerService->getQuotedStringConsumer(),
		];
	}
	public function getTokenSeparators()
	{
		return [ '<', '>' ];
	}
	protected function isEndToken($token)
	{
		return ($token === '>');
	}
	protected function isStartToken($token)
	{
		return ($token === '<');
	}
	protected function processParts(array $parts)
	{
		$strEmail = '';
		foreach ($parts as $p) {
			$strEmail .= $p->getValue();
		}
		return [ $this->partFactory->newAddressPart('', $strEmail) ];
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\AddressGroupPart;

class AddressGroupConsumer extends AddressBaseConsumer
{
	public function getTokenSeparators()
	{
		return [ ':', ';' ];
	}
	protected function isEndToken($token)
	{
		return ($token === ';');
	}
	protected function isStartToken($token)
	{
		return ($token === ':');
	}
	protected function processParts(array $parts)
	{
		$emails = [];
		foreach ($parts as $part) {
			if ($part instanceof AddressGroupPart) {
				$emails = array_merge($emails, $part->getAddresses());
				continue;
			}
			$emails[] = $part;
		}
		$group = $this->partFactory->newAddressGroupPart($emails);
		return [ $group ];
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\HeaderPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\Token;

class GenericConsumer extends AbstractConsumer
{
	protected function getSubConsumers()
	{
		return [
			$this->consumerService->getCommentConsumer(),
			$this->consumerService->getQuotedStringConsumer(),
		];
	}
	protected function getTokenSeparators()
	{
		return ['\s+'];
	}
	protected function isEndToken($token)
	{
		return false;
	}
	protected function isStartToken($token)
	{
		return false;
	}
	private function shouldAddSpace(HeaderPart $nextPart, HeaderPart $lastPart)
	{
		return (!$lastPart->ignoreSpacesAfter() || !$nextPart->ignoreSpacesBefore());
	}
	private function addSpaceToRetParts(
		array $parts,
		array &$retParts,
		$curIndex,
		HeaderPart &$spacePart,
		HeaderPart $lastPart
	) {
		$nextPart = $parts[$curIndex];
		if ($this->shouldAddSpace($nextPart, $lastPart)) {
			$retParts[] = $spacePart;
			$spacePart = null;
		}
	}
	private function addSpaces(array $parts, array &$retParts, $curIndex, ?HeaderPart &$spacePart = null)
	{
		$lastPart = end($retParts);
		if ($spacePart !== null && $curIndex < count($parts) && $parts[$curIndex]->getValue() !== '' && $lastPart !== false) {
			$this->addSpaceToRetParts($parts, $retParts, $curIndex, $spacePart, $lastPart);
		}
	}
	private function isSpaceToken(HeaderPart $part)
	{
		return ($part instanceof Token && $part->isSpace());
	}
	protected function filterIgnoredSpaces(array $parts)
	{
		$partsFiltered = array_values(array_filter($parts));
		$retParts = [];
		$spacePart = null;
		$count = count($partsFiltered);
		for ($i = 0; $i < $count; ++$i) {
			$part = $partsFiltered[$i];
			if ($this->isSpaceToken($part)) {
				$spacePart = $part;
				continue;
			}
			$this->addSpaces($partsFiltered, $retParts, $i, $spacePart);
			$retParts[] = $part;
		}
		return $retParts;
	}
	protected function processParts(array $parts)
	{
		$strValue = '';
		$filtered = $this->filterIgnoredSpaces($parts);
		foreach ($filtered as $part) {
			$strValue .= $part->getValue();
		}
		return [$this->partFactory->newLiteralPart($strValue)];
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\LiteralPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\CommentPart;
use Iterator;

class CommentConsumer extends GenericConsumer
{
	protected function getTokenSeparators()
	{
		return [ '\(', '\)' ];
	}
	protected function isStartToken($token)
	{
		return ($token === '(');
	}
	protected function isEndToken($token)
	{
		return ($token === ')');
	}
	protected function getPartForToken($token, $isLiteral)
	{
		return $this->partFactory->newToken($token);
	}
	protected function advanceToNextToken(Iterator $tokens, $isStartToken)
	{
		$tokens->next();
	}
	protected function processParts(array $parts)
	{
		$comment = '';
		foreach ($parts as $part) {
			if ($part instanceof CommentPart) {
				$comment .= '(' . $part->getComment() . ')';
			} elseif ($part instanceof LiteralPart) {
				$comment .= '"' . $part->getValue() . '"';
			} else {
				$comment .= $part->getValue();
			}
		}
		return [ $this->partFactory->newCommentPart($comment) ];
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\HeaderPartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\MimeLiteralPartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\Received\DomainConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\Received\GenericReceivedConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\Received\ReceivedDateConsumer;

class ConsumerService
{
	protected $partFactory;
	protected $mimeLiteralPartFactory;
	protected $receivedConsumers = [
		'from' => null,
		'by' => null,
		'via' => null,
		'with' => null,
		'id' => null,
		'for' => null,
		'date' => null
	];
	public function __construct(HeaderPartFactory $partFactory, MimeLiteralPartFactory $mimeLiteralPartFactory)
	{
		$this->partFactory = $partFactory;
		$this->mimeLiteralPartFactory = $mimeLiteralPartFactory;
	}
	public function getAddressBaseConsumer()
	{
		return AddressBaseConsumer::getInstance($this, $this->partFactory);
	}
	public function getAddressConsumer()
	{
		return AddressConsumer::getInstance($this, $this->partFactory);
	}
	public function getAddressGroupConsumer()
	{
		return AddressGroupConsumer::getInstance($this, $this->partFactory);
	}
	public function getAddressEmailConsumer()
	{
		return AddressEmailConsumer::getInstance($this, $this->partFactory);
	}
	public function getCommentConsumer()
	{
		return CommentConsumer::getInstance($this, $this->partFactory);
	}
	public function getGenericConsumer()
	{
		return GenericConsumer::getInstance($this, $this->mimeLiteralPartFactory);
	}
	public function getSubjectConsumer()
	{
		return SubjectConsumer::getInstance($this, $this->mimeLiteralPartFactory);
	}
	public function getQuotedStringConsumer()
	{
		return QuotedStringConsumer::getInstance($this, $this->partFactory);
	}
	public function getDateConsumer()
	{
		return DateConsumer::getInstance($this, $this->partFactory);
	}
	public function getParameterConsumer()
	{
		return ParameterConsumer::getInstance($this, $this->partFactory);
	}
	public function getSubReceivedConsumer($partName)
	{
		if (empty($this->receivedConsumers[$partName])) {
			$consumer = null;
			if ($partName === 'from' || $partName === 'by') {
				$consumer = new DomainConsumer($this, $this->partFactory, $partName);
			} elseif ($partName === 'date') {
				$consumer = new ReceivedDateConsumer($this, $this->partFactory);
			} else {
				$consumer = new GenericReceivedConsumer($this, $this->partFactory, $partName);
			}
			$this->receivedConsumers[$partName] = $consumer;
		}
		return $this->receivedConsumers[$partName];
	}
	public function getReceivedConsumer()
	{
		return ReceivedConsumer::getInstance($this, $this->partFactory);
	}
	public function getIdConsumer()
	{
		return IdConsumer::getInstance($this, $this->partFactory);
	}
	public function getIdBaseConsumer()
	{
		return IdBaseConsumer::getInstance($this, $this->partFactory);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

class DateConsumer extends GenericConsumer
{
	protected function getPartForToken($token, $isLiteral)
	{
		return $this->partFactory->newLiteralPart($token);
	}
	protected function processParts(array $parts)
	{
		$strValue = '';
		foreach ($parts as $part) {
			$strValue .= $part->getValue();
		}
		return [ $this->partFactory->newDatePart($strValue) ];
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\CommentPart;

class IdBaseConsumer extends AbstractConsumer
{
	protected function getSubConsumers()
	{
		return [
			$this->consumerService->getCommentConsumer(),
			$this->consumerService->getQuotedStringConsumer(),
			$this->consumerService->getIdConsumer()
		];
	}
	protected function getTokenSeparators()
	{
		return ['\s+'];
	}
	protected function isEndToken($token)
	{
		return false;
	}
	protected function isStartToken($token)
	{
		return false;
	}
	protected function getPartForToken($token, $isLiteral)
	{
		if (preg_match('/^\s+$/', $token)) {
			return null;
		}
		return $this->partFactory->newLiteralPart($token);
	}
	protected function processParts(array $parts)
	{
		return array_values(array_filter($parts, function ($part) {
			if (empty($part) || $part instanceof CommentPart) {
				return false;
			}
			return true;
		}));
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

class IdConsumer extends GenericConsumer
{
	public function getTokenSeparators()
	{
		return [ '\s+', '<', '>' ];
	}
	protected function isEndToken($token)
	{
		return ($token === '>');
	}
	protected function isStartToken($token)
	{
		return ($token === '<');
	}
	protected function getPartForToken($token, $isLiteral)
	{
		if (preg_match('/^\s+$/', $token)) {
			return null;
		}
		return $this->partFactory->newLiteralPart($token);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\IHeaderPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\Token;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\MimeLiteralPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\SplitParameterToken;
use ArrayObject;

class ParameterConsumer extends GenericConsumer
{
	protected function getTokenSeparators()
	{
		return [';', '='];
	}
	protected function getTokenSplitPattern()
	{
		$sChars = implode('|', $this->getAllTokenSeparators());
		$mimePartPattern = MimeLiteralPart::MIME_PART_PATTERN_NO_QUOTES;
		return '~(' . $mimePartPattern . '|\\\\.|' . $sChars . ')~';
	}
	protected function getPartForToken($token, $isLiteral)
	{
		if ($isLiteral) {
			return $this->partFactory->newLiteralPart($token);
		}
		return $this->partFactory->newToken($token);
	}
	private function addToSplitPart(ArrayObject $splitParts, $name, $value, $index, $isEncoded)
	{
		$ret = null;
		if (!isset($splitParts[$name])) {
			$ret = $this->partFactory->newSplitParameterToken($name);
			$splitParts[$name] = $ret;
		}
		$splitParts[$name]->addPart($value, $isEncoded, $index);
		return $ret;
	}
	private function getPartFor($strName, $strValue, ArrayObject $splitParts)
	{
		if ($strName === '') {
			return $this->partFactory->newMimeLiteralPart($strValue);
		} elseif (preg_match('~^\s*([^\*]+)\*(\d*)(\*)?$~', $strName, $matches)) {
			return $this->addToSplitPart(
				$splitParts,
				$matches[1],
				$strValue,
				$matches[2],
				(($matches[2] === '') || !empty($matches[3]))
			);
		}
		return $this->partFactory->newParameterPart($strName, $strValue);
	}
	private function processTokenPart(
		$tokenValue,
		ArrayObject $combined,
		ArrayObject $splitParts,
		&$strName,
		&$strCat
	) {
		if ($tokenValue === ';') {
			$combined[] = $this->getPartFor($strName, $strCat, $splitParts);
			$strName = '';
			$strCat = '';
			return true;
		} elseif ($tokenValue === '=' && $strCat !== '') {
			$strName = $strCat;
			$strCat = '';
			return true;
		}
		return false;
	}
	private function finalizeParameterParts(ArrayObject $combined)
	{
		foreach ($combined as $key => $part) {
			if ($part instanceof SplitParameterToken) {
				$combined[$key] = $this->partFactory->newParameterPart(
					$part->getName(),
					$part->getValue(),
					$part->getLanguage()
				);
			}
		}
		return $this->filterIgnoredSpaces($combined->getArrayCopy());
	}
	protected function processParts(array $parts)
	{
		$combined = new ArrayObject();
		$splitParts = new ArrayObject();
		$strCat = '';
		$strName = '';
		$parts[] = $this->partFactory->newToken(';');
		foreach ($parts as $part) {
			$pValue = $part->getValue();
			if ($part instanceof Token && $this->processTokenPart($pValue, $combined, $splitParts, $strName, $strCat)) {
				continue;
			}
			$strCat .= $pValue;
		}
		return $this->finalizeParameterParts($combined);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

class QuotedStringConsumer extends GenericConsumer
{
	public function getSubConsumers()
	{
		return [];
	}
	protected function isStartToken($token)
	{
		return ($token === '"');
	}
	protected function isEndToken($token)
	{
		return ($token === '"');
	}
	protected function getTokenSeparators()
	{
		return ['\"'];
	}
	protected function getPartForToken($token, $isLiteral)
	{
		return $this->partFactory->newLiteralPart($token);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\Token;
use Iterator;

class ReceivedConsumer extends AbstractConsumer
{
	protected function getTokenSeparators()
	{
		return [];
	}
	protected function isEndToken($token)
	{
		return false;
	}
	protected function isStartToken($token)
	{
		return false;
	}
	protected function getSubConsumers()
	{
		return [
			$this->consumerService->getSubReceivedConsumer('from'),
			$this->consumerService->getSubReceivedConsumer('by'),
			$this->consumerService->getSubReceivedConsumer('via'),
			$this->consumerService->getSubReceivedConsumer('with'),
			$this->consumerService->getSubReceivedConsumer('id'),
			$this->consumerService->getSubReceivedConsumer('for'),
			$this->consumerService->getSubReceivedConsumer('date'),
			$this->consumerService->getCommentConsumer()
		];
	}
	protected function getTokenSplitPattern()
	{
		$sChars = implode('|', $this->getAllTokenSeparators());
		return '~(' . $sChars . ')~';
	}
	protected function advanceToNextToken(Iterator $tokens, $isStartToken)
	{
		if ($isStartToken) {
			$tokens->next();
		} elseif ($tokens->valid() && !$this->isEndToken($tokens->current())) {
			foreach ($this->getSubConsumers() as $consumer) {
				if ($consumer->isStartToken($tokens->current())) {
					return;
				}
			}
			$tokens->next();
		}
	}
	protected function processParts(array $parts)
	{
		$ret = [];
		foreach ($parts as $part) {
			if ($part instanceof Token) {
				continue;
			}
			$ret[] = $part;
		}
		return $ret;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\Received;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\HeaderPartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\GenericConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\CommentPart;

class GenericReceivedConsumer extends GenericConsumer
{
	protected $partName;
	public function __construct(ConsumerService $consumerService, HeaderPartFactory $partFactory, $partName)
	{
		parent::__construct($consumerService, $partFactory);
		$this->partName = $partName;
	}
	protected function getPartName()
	{
		return $this->partName;
	}
	protected function getSubConsumers()
	{
		return [ $this->consumerService->getCommentConsumer() ];
	}
	protected function isStartToken($token)
	{
		$pattern = '/^' . preg_quote($this->getPartName(), '/') . '$/i';
		return (preg_match($pattern, $token) === 1);
	}
	protected function isEndToken($token)
	{
		return (preg_match('/^(by|via|with|id|for|;)$/i', $token) === 1);
	}
	protected function getTokenSeparators()
	{
		return [
			'\s+',
			'(\A\s*|\s+)(?i)' . preg_quote($this->getPartName(), '/') . '(?-i)(?=\s+)'
		];
	}
	protected function processParts(array $parts)
	{
		$strValue = '';
		$ret = [];
		$filtered = $this->filterIgnoredSpaces($parts);
		foreach ($filtered as $part) {
			if ($part instanceof CommentPart) {
				$ret[] = $part;
				continue;
			}
			$strValue .= $part->getValue();
		}
		array_unshift($ret, $this->partFactory->newReceivedPart($this->getPartName(), $strValue));
		return $ret;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\Received;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\CommentPart;

class DomainConsumer extends GenericReceivedConsumer
{
	protected function isEndToken($token)
	{
		if ($token === ')') {
			return true;
		}
		return parent::isEndToken($token);
	}
	private function matchHostPart($value, &$hostname, &$address) {
		$matches = [];
		$pattern = '~^(?P<name>[a-z0-9\-]+\.[a-z0-9\-\.]+)?\s*(\[(IPv[64])?(?P<addr>[a-f\d\.\:]+)\])?$~i';
		if (preg_match($pattern, $value, $matches)) {
			if (!empty($matches['name'])) {
				$hostname = $matches['name'];
			}
			if (!empty($matches['addr'])) {
				$address = $matches['addr'];
			}
			return true;
		}
		return false;
	}
	protected function processParts(array $parts)
	{
		$ehloName = null;
		$hostname = null;
		$address = null;
		$commentPart = null;
		$filtered = $this->filterIgnoredSpaces($parts);
		foreach ($filtered as $part) {
			if ($part instanceof CommentPart) {
				$commentPart = $part;
				continue;
			}
			$ehloName .= $part->getValue();
		}
		$strValue = $ehloName;
		if ($commentPart !== null && $this->matchHostPart($commentPart->getComment(), $hostname, $address)) {
			$strValue .= ' (' . $commentPart->getComment() . ')';
			$commentPart = null;
		}
		$domainPart = $this->partFactory->newReceivedDomainPart(
			$this->getPartName(),
			$strValue,
			$ehloName,
			$hostname,
			$address
		);
		return array_filter([ $domainPart, $commentPart ]);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\Received;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\DateConsumer;

class ReceivedDateConsumer extends DateConsumer
{
	protected function isStartToken($token)
	{
		return ($token === ';');
	}
	protected function getTokenSeparators()
	{
		return [';'];
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\HeaderPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\Token;
use Iterator;

class SubjectConsumer extends GenericConsumer
{
	protected function getSubConsumers()
	{
		return [];
	}
	protected function getPartForToken($token, $isLiteral)
	{
		if ($isLiteral) {
			return $this->partFactory->newLiteralPart($token);
		} elseif (preg_match('/^\s+$/', $token)) {
			if (preg_match('/^[\r\n]/', $token)) {
				return $this->partFactory->newToken(' ');
			}
			return $this->partFactory->newToken($token);
		}
		return $this->partFactory->newInstance($token);
	}
	protected function getTokenParts(Iterator $tokens)
	{
		return $this->getConsumerTokenParts($tokens);
	}
	protected function getTokenSplitPattern()
	{
		$sChars = implode('|', $this->getAllTokenSeparators());
		return '~(' . $sChars . ')~';
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\DatePart;
use DateTimeImmutable;

class DateHeader extends AbstractHeader
{
	protected function getConsumer(ConsumerService $consumerService)
	{
		return $consumerService->getDateConsumer();
	}
	public function getDateTime()
	{
		if (!empty($this->parts) && $this->parts[0] instanceof DatePart) {
			return $this->parts[0]->getDateTime();
		}
		return null;
	}
	public function getDateTimeImmutable()
	{
		$dateTime = $this->getDateTime();
		if ($dateTime !== null) {
			return DateTimeImmutable::createFromMutable($dateTime);
		}
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;

class GenericHeader extends AbstractHeader
{
	protected function getConsumer(ConsumerService $consumerService)
	{
		return $consumerService->getGenericConsumer();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

abstract class HeaderConsts
{
	const RETURN_PATH = 'Return-Path';
	const RECEIVED = 'Received';
	const RESENT_DATE = 'Resent-Date';
	const RESENT_FROM = 'Resent-From';
	const RESENT_SENDER = 'Resent-Sender';
	const RESENT_TO = 'Resent-To';
	const RESENT_CC = 'Resent-Cc';
	const RESENT_BCC = 'Resent-Bcc';
	const RESENT_MSD_ID = 'Resent-Message-ID';
	const RESENT_MESSAGE_ID = self::RESENT_MSD_ID;
	const ORIG_DATE = 'Date';
	const DATE = self::ORIG_DATE;
	const FROM = 'From';
	const SENDER = 'Sender';
	const REPLY_TO = 'Reply-To';
	const TO = 'To';
	const CC = 'Cc';
	const BCC = 'Bcc';
	const MESSAGE_ID = 'Message-ID';
	const IN_REPLY_TO = 'In-Reply-To';
	const REFERENCES = 'References';
	const SUBJECT = 'Subject';
	const COMMENTS = 'Comments';
	const KEYWORDS = 'Keywords';
	const MIME_VERSION = 'MIME-Version';
	const CONTENT_TYPE = 'Content-Type';
	const CONTENT_TRANSFER_ENCODING = 'Content-Transfer-Encoding';
	const CONTENT_ID = 'Content-ID';
	const CONTENT_DESCRIPTION = 'Content-Description';
	const CONTENT_DISPOSITION = 'Content-Disposition';
	const CONTENT_LANGUAGE = 'Content-Language';
	const CONTENT_BASE = 'Content-Base';
	const CONTENT_LOCATION = 'Content-Location';
	const CONTENT_FEATURES = 'Content-features';
	const CONTENT_ALTERNATIVE = 'Content-Alternative';
	const CONTENT_MD5 = 'Content-MD5';
	const CONTENT_DURATION = 'Content-Duration';
	const AUTO_SUBMITTED = 'Auto-Submitted';
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\MimeLiteralPartFactory;

class HeaderFactory
{
	protected $consumerService;
	protected $mimeLiteralPartFactory;
	protected $types = [
		'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\AddressHeader' => [
			'from',
			'to',
			'cc',
			'bcc',
			'sender',
			'replyto',
			'resentfrom',
			'resentto',
			'resentcc',
			'resentbcc',
			'resentreplyto',
			'returnpath',
			'deliveredto',
		],
		'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\DateHeader' => [
			'date',
			'resentdate',
			'deliverydate',
			'expires',
			'expirydate',
			'replyby',
		],
		'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\ParameterHeader' => [
			'contenttype',
			'contentdisposition',
			'receivedspf',
			'authenticationresults',
			'dkimsignature',
			'autocrypt',
		],
		'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\SubjectHeader' => [
			'subject',
		],
		'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\IdHeader' => [
			'messageid',
			'contentid',
			'inreplyto',
			'references'
		],
		'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\ReceivedHeader' => [
			'received'
		]
	];
	protected $genericType = 'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\GenericHeader';
	public function __construct(ConsumerService $consumerService, MimeLiteralPartFactory $mimeLiteralPartFactory)
	{
		$this->consumerService = $consumerService;
		$this->mimeLiteralPartFactory = $mimeLiteralPartFactory;
	}
	public function getNormalizedHeaderName($header)
	{
		return preg_replace('/[^a-z0-9]/', '', strtolower($header));
	}
	private function getClassFor($name)
	{
		$test = $this->getNormalizedHeaderName($name);
		foreach ($this->types as $class => $matchers) {
			foreach ($matchers as $matcher) {
				if ($test === $matcher) {
					return $class;
				}
			}
		}
		return $this->genericType;
	}
	public function newInstance($name, $value)
	{
		$class = $this->getClassFor($name);
		if (is_a($class, 'Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Header\\MimeEncodedHeader', true)) {
			return new $class(
				$this->mimeLiteralPartFactory,
				$this->consumerService,
				$name,
				$value
			);
		}
		return new $class($this->consumerService, $name, $value);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

interface IHeaderPart
{
	public function getValue();
	public function __toString();
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\AbstractConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\MimeLiteralPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\MimeLiteralPartFactory;

abstract class MimeEncodedHeader extends AbstractHeader
{
	protected $mimeLiteralPartFactory;
	public function __construct(
		MimeLiteralPartFactory $mimeLiteralPartFactory,
		ConsumerService $consumerService,
		$name,
		$value
	) {
		$this->mimeLiteralPartFactory = $mimeLiteralPartFactory;
		parent::__construct($consumerService, $name, $value);
	}
	protected function setParseHeaderValue(AbstractConsumer $consumer)
	{
		$value = $this->rawValue;
		$matchp = '~' . MimeLiteralPart::MIME_PART_PATTERN . '~';
		$value = preg_replace_callback($matchp, function ($matches) {
			return $this->mimeLiteralPartFactory->newInstance($matches[0]);
		}, $value);
		$this->parts = $consumer($value);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;

class IdHeader extends MimeEncodedHeader
{
	protected function getConsumer(ConsumerService $consumerService)
	{
		return $consumerService->getIdBaseConsumer();
	}
	public function getId()
	{
		return $this->getValue();
	}
	public function getIds()
	{
		return $this->parts;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\AbstractConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\ParameterPart;

class ParameterHeader extends AbstractHeader
{
	protected $parameters = [];
	protected function getConsumer(ConsumerService $consumerService)
	{
		return $consumerService->getParameterConsumer();
	}
	protected function setParseHeaderValue(AbstractConsumer $consumer)
	{
		parent::setParseHeaderValue($consumer);
		foreach ($this->parts as $part) {
			if ($part instanceof ParameterPart) {
				$this->parameters[strtolower($part->getName())] = $part;
			}
		}
	}
	public function hasParameter($name)
	{
		return isset($this->parameters[strtolower($name)]);
	}
	public function getValueFor($name, $defaultValue = null)
	{
		if (!$this->hasParameter($name)) {
			return $defaultValue;
		}
		return $this->parameters[strtolower($name)]->getValue();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\IHeaderPart;
use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

abstract class HeaderPart implements IHeaderPart
{
	protected $value;
	protected $charsetConverter;
	public function __construct(MbWrapper $charsetConverter)
	{
		$this->charsetConverter = $charsetConverter;
	}
	public function getValue()
	{
		return $this->value;
	}
	public function __toString()
	{
		return $this->value;
	}
	public function ignoreSpacesBefore()
	{
		return false;
	}
	public function ignoreSpacesAfter()
	{
		return false;
	}
	protected function convertEncoding($str, $from = 'ISO-8859-1', $force = false)
	{
		if ($from !== 'UTF-8') {
			if ($force || !($this->charsetConverter->checkEncoding($str, 'UTF-8'))) {
				return $this->charsetConverter->convert($str, $from, 'UTF-8');
			}
		}
		return $str;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\HeaderPart;
use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class LiteralPart extends HeaderPart
{
	public function __construct(MbWrapper $charsetConverter, $token = null)
	{
		parent::__construct($charsetConverter);
		$this->value = $token;
		if ($token !== null) {
			$this->value = preg_replace('/\r|\n/', '', $this->convertEncoding($token));
		}
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class MimeLiteralPart extends LiteralPart
{
	const MIME_PART_PATTERN = '=\?[^?=]+\?[QBqb]\?[^\?]+\?=';
	const MIME_PART_PATTERN_NO_QUOTES = '=\?[^\?=]+\?[QBqb]\?[^\?"]+\?=';
	protected $canIgnoreSpacesBefore = false;
	protected $canIgnoreSpacesAfter = false;
	protected $languages = [];
	public function __construct(MbWrapper $charsetConverter, $token)
	{
		parent::__construct($charsetConverter);
		$this->value = $this->decodeMime($token);
		$pattern = self::MIME_PART_PATTERN;
		$this->canIgnoreSpacesBefore = (bool) preg_match("/^\s*{$pattern}/", $token);
		$this->canIgnoreSpacesAfter = (bool) preg_match("/{$pattern}\s*\$/", $token);
	}
	protected function decodeMime($value)
	{
		$pattern = self::MIME_PART_PATTERN;
		$value = preg_replace("/($pattern)\\s+(?=$pattern)/", '$1', $value);
		$aMimeParts = preg_split("/($pattern)/", $value, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY);
		$ret = '';
		foreach ($aMimeParts as $entity) {
			$ret .= $this->decodeSplitPart($entity);
		}
		return $ret;
	}
	private function decodeMatchedEntity($matches)
	{
		$body = $matches[4];
		if (strtoupper($matches[3]) === 'Q') {
			$body = quoted_printable_decode(str_replace('_', '=20', $body));
		} else {
			$body = base64_decode($body);
		}
		$language = $matches[2];
		$decoded = $this->convertEncoding($body, $matches[1], true);
		$this->addToLanguage($decoded, $language);
		return $decoded;
	}
	private function decodeSplitPart($entity)
	{
		if (preg_match('/^=\?([A-Za-z\-_0-9]+)\*?([A-Za-z\-_0-9]+)?\?([QBqb])\?([^\?]*)\?=$/', $entity, $matches)) {
			return $this->decodeMatchedEntity($matches);
		}
		$decoded = $this->convertEncoding($entity);
		$this->addToLanguage($decoded);
		return $decoded;
	}
	public function ignoreSpacesBefore()
	{
		return $this->canIgnoreSpacesBefore;
	}
	public function ignoreSpacesAfter()
	{
		return $this->canIgnoreSpacesAfter;
	}
	protected function addToLanguage($part, $language = null)
	{
		$this->languages[] = [
			'lang' => $language,
			'value' => $part
		];
	}
	public function getLanguageArray()
	{
		return $this->languages;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class AddressGroupPart extends MimeLiteralPart
{
	protected $addresses;
	public function __construct(MbWrapper $charsetConverter, array $addresses, $name = '')
	{
		parent::__construct($charsetConverter, trim($name));
		$this->addresses = $addresses;
	}
	public function getAddresses()
	{
		return $this->addresses;
	}
	public function getAddress($index)
	{
		if (!isset($this->addresses[$index])) {
			return null;
		}
		return $this->addresses[$index];
	}
	public function getName()
	{
		return $this->value;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class ParameterPart extends MimeLiteralPart
{
	protected $name;
	protected $language;
	public function __construct(MbWrapper $charsetConverter, $name, $value, $language = null)
	{
		if ($language !== null) {
			parent::__construct($charsetConverter, '');
			$this->name = $name;
			$this->value = $value;
			$this->language = $language;
		} else {
			parent::__construct($charsetConverter, trim($value));
			$this->name = $this->decodeMime(trim($name));
		}
	}
	public function getName()
	{
		return $this->name;
	}
	public function getLanguage()
	{
		return $this->language;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class AddressPart extends ParameterPart
{
	public function __construct(MbWrapper $charsetConverter, $name, $email)
	{
		parent::__construct(
			$charsetConverter,
			$name,
			''
		);
		$this->value = $this->convertEncoding(preg_replace('/\s+/', '', $email));
	}
	public function getEmail()
	{
		return $this->value;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class CommentPart extends MimeLiteralPart
{
	protected $comment;
	public function __construct(MbWrapper $charsetConverter, $token)
	{
		parent::__construct($charsetConverter, $token);
		$this->comment = $this->value;
		$this->value = '';
		$this->canIgnoreSpacesBefore = true;
		$this->canIgnoreSpacesAfter = true;
	}
	public function getComment()
	{
		return $this->comment;
	}

}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;
use DateTime;
use Exception;

class DatePart extends LiteralPart
{
	protected $date = null;
	public function __construct(MbWrapper $charsetConverter, $token)
	{
		$dateToken = trim($token);
		parent::__construct($charsetConverter, $dateToken);
		if (preg_match('# [0-9]{4}$#', $dateToken)) {
			$dateToken = preg_replace('# ([0-9]{4})$#', ' +$1', $dateToken);
		} elseif (preg_match('#UT$#', $dateToken)) {
			$dateToken = $dateToken . 'C';
		}
		try {
			$this->date = new DateTime($dateToken);
		} catch (Exception $e) {
		}
	}
	public function getDateTime()
	{
		return $this->date;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\IHeaderPart;
use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class HeaderPartFactory
{
	protected $charsetConverter;
	public function __construct(MbWrapper $charsetConverter)
	{
		$this->charsetConverter = $charsetConverter;
	}
	public function newInstance($value)
	{
		return $this->newToken($value);
	}
	public function newToken($value)
	{
		return new Token($this->charsetConverter, $value);
	}
	public function newSplitParameterToken($name)
	{
		return new SplitParameterToken($this->charsetConverter, $name);
	}
	public function newLiteralPart($value)
	{
		return new LiteralPart($this->charsetConverter, $value);
	}
	public function newMimeLiteralPart($value)
	{
		return new MimeLiteralPart($this->charsetConverter, $value);
	}
	public function newCommentPart($value)
	{
		return new CommentPart($this->charsetConverter, $value);
	}
	public function newAddressPart($name, $email)
	{
		return new AddressPart($this->charsetConverter, $name, $email);
	}
	public function newAddressGroupPart(array $addresses, $name = '')
	{
		return new AddressGroupPart($this->charsetConverter, $addresses, $name);
	}
	public function newDatePart($value)
	{
		return new DatePart($this->charsetConverter, $value);
	}
	public function newParameterPart($name, $value, $language = null)
	{
		return new ParameterPart($this->charsetConverter, $name, $value, $language);
	}
	public function newReceivedPart($name, $value)
	{
		return new ReceivedPart($this->charsetConverter, $name, $value);
	}
	public function newReceivedDomainPart(
		$name,
		$value,
		$ehloName = null,
		$hostName = null,
		$hostAddress = null
	) {
		return new ReceivedDomainPart(
			$this->charsetConverter,
			$name,
			$value,
			$ehloName,
			$hostName,
			$hostAddress
		);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

class MimeLiteralPartFactory extends HeaderPartFactory
{
	public function newInstance($value)
	{
		return $this->newMimeLiteralPart($value);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class ReceivedPart extends ParameterPart
{
	public function __construct(MbWrapper $charsetConverter, $name, $value) {
		parent::__construct($charsetConverter, '', '');
		$this->name = trim($name);
		$this->value = trim($value);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class ReceivedDomainPart extends ReceivedPart
{
	protected $ehloName;
	protected $hostname;
	protected $address;
	public function __construct(MbWrapper $charsetConverter, $name, $value, $ehloName = null, $hostname = null, $address = null) {
		parent::__construct($charsetConverter, $name, $value);
		$this->ehloName = $ehloName;
		$this->hostname = $hostname;
		$this->address = $address;
	}
	public function getEhloName()
	{
		return $this->ehloName;
	}
	public function getHostname()
	{
		return $this->hostname;
	}
	public function getAddress()
	{
		return $this->address;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class SplitParameterToken extends HeaderPart
{
	protected $name;
	protected $encodedParts = [];
	protected $literalParts = [];
	protected $language;
	protected $charset = 'ISO-8859-1';
	public function __construct(MbWrapper $charsetConverter, $name)
	{
		parent::__construct($charsetConverter);
		$this->name = trim($name);
	}
	protected function extractMetaInformationAndValue($value, $index)
	{
		if (preg_match('~^([^\']*)\'([^\']*)\'(.*)$~', $value, $matches)) {
			if ($index === 0) {
				$this->charset = (!empty($matches[1])) ? $matches[1] : $this->charset;
				$this->language = (!empty($matches[2])) ? $matches[2] : $this->language;
			}
			$value = $matches[3];
		}
		$this->encodedParts[$index] = $value;
	}
	public function addPart($value, $isEncoded, $index)
	{
		if (empty($index)) {
			$index = 0;
		}
		if ($isEncoded) {
			$this->extractMetaInformationAndValue($value, $index);
		} else {
			$this->literalParts[$index] = $this->convertEncoding($value);
		}
	}
	private function getNextEncodedValue()
	{
		$cur = current($this->encodedParts);
		$key = key($this->encodedParts);
		$running = '';
		while ($cur !== false) {
			$running .= $cur;
			$cur = next($this->encodedParts);
			$nKey = key($this->encodedParts);
			if ($nKey !== $key + 1) {
				break;
			}
			$key = $nKey;
		}
		return $this->convertEncoding(
			rawurldecode($running),
			$this->charset,
			true
		);
	}
	public function getValue()
	{
		$parts = $this->literalParts;
		reset($this->encodedParts);
		ksort($this->encodedParts);
		while (current($this->encodedParts) !== false) {
			$parts[key($this->encodedParts)] = $this->getNextEncodedValue();
		}
		ksort($parts);
		return array_reduce(
			$parts,
			function ($carry, $item) {
				return $carry . $item;
			},
			''
		);
	}
	public function getName()
	{
		return $this->name;
	}
	public function getLanguage()
	{
		return $this->language;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MbWrapper\MbWrapper;

class Token extends HeaderPart
{
	public function __construct(MbWrapper $charsetConverter, $value)
	{
		parent::__construct($charsetConverter);
		$this->value = $value;
	}
	public function isSpace()
	{
		return (preg_match('/^\s+$/', $this->value) === 1);
	}
	public function ignoreSpacesBefore()
	{
		return $this->isSpace();
	}
	public function ignoreSpacesAfter()
	{
		return $this->isSpace();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\AbstractConsumer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\CommentPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Part\DatePart;
use DateTime;

class ReceivedHeader extends ParameterHeader
{
	protected $comments = [];
	protected $date = null;
	protected function getConsumer(ConsumerService $consumerService)
	{
		return $consumerService->getReceivedConsumer();
	}
	protected function setParseHeaderValue(AbstractConsumer $consumer)
	{
		parent::setParseHeaderValue($consumer);
		foreach ($this->parts as $part) {
			if ($part instanceof CommentPart) {
				$this->comments[] = $part->getComment();
			} elseif ($part instanceof DatePart) {
				$this->date = $part->getDateTime();
			}
		}
	}
	public function getValue()
	{
		return $this->rawValue;
	}
	public function getFromName()
	{
		return (isset($this->parameters['from'])) ?
			$this->parameters['from']->getEhloName() : null;
	}
	public function getFromHostname()
	{
		return (isset($this->parameters['from'])) ?
			$this->parameters['from']->getHostname() : null;
	}
	public function getFromAddress()
	{
		return (isset($this->parameters['from'])) ?
			$this->parameters['from']->getAddress() : null;
	}
	public function getByName()
	{
		return (isset($this->parameters['by'])) ?
			$this->parameters['by']->getEhloName() : null;
	}
	public function getByHostname()
	{
		return (isset($this->parameters['by'])) ?
			$this->parameters['by']->getHostname() : null;
	}
	public function getByAddress()
	{
		return (isset($this->parameters['by'])) ?
			$this->parameters['by']->getAddress() : null;
	}
	public function getComments()
	{
		return $this->comments;
	}
	public function getDateTime()
	{
		return $this->date;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\Consumer\ConsumerService;

class SubjectHeader extends AbstractHeader
{
	protected function getConsumer(ConsumerService $consumerService)
	{
		return $consumerService->getSubjectConsumer();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use SplSubject;

interface IMessagePart extends SplSubject
{
	public function getParent();
	public function hasContent();
	public function isTextPart();
	public function getContentType($default = 'text/plain');
	public function getCharset();
	public function getContentDisposition($default = null);
	public function getContentTransferEncoding($default = null);
	public function getContentId();
	public function getFilename();
	public function isMime();
	public function setCharsetOverride($charsetOverride, $onlyIfNoCharset = false);
	public function getContentStream($charset = MailMimeParser::DEFAULT_CHARSET);
	public function getBinaryContentStream();
	public function getBinaryContentResourceHandle();
	public function saveContent($filenameResourceOrStream);
	public function getContent($charset = MailMimeParser::DEFAULT_CHARSET);
	public function attachContentStream(StreamInterface $stream, $streamCharset = MailMimeParser::DEFAULT_CHARSET);
	public function detachContentStream();
	public function setContent($resource, $resourceCharset = MailMimeParser::DEFAULT_CHARSET);
	public function getResourceHandle();
	public function getStream();
	public function save($filenameResourceOrStream, $filemode = 'w+');
	public function __toString();
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

interface IMultiPart extends IMessagePart
{
	public function getPart($index, $fnFilter = null);
	public function getAllParts($fnFilter = null);
	public function getPartCount($fnFilter = null);
	public function getChild($index, $fnFilter = null);
	public function getChildParts($fnFilter = null);
	public function getChildCount($fnFilter = null);
	public function getChildIterator();
	public function getPartByMimeType($mimeType, $index = 0);
	public function getAllPartsByMimeType($mimeType);
	public function getCountOfPartsByMimeType($mimeType);
	public function getPartByContentId($contentId);
	public function addChild(IMessagePart $part, $position = null);
	public function removePart(IMessagePart $part);
	public function removeAllParts($fnFilter = null);
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

interface IMimePart extends IMultiPart
{
	public function isMultiPart();
	public function isSignaturePart();
	public function getHeader($name, $offset = 0);
	public function getAllHeaders();
	public function getAllHeadersByName($name);
	public function getRawHeaders();
	public function getRawHeaderIterator();
	public function getHeaderValue($name, $defaultValue = null);
	public function getHeaderParameter($header, $param, $defaultValue = null);
	public function setRawHeader($name, $value, $offset = 0);
	public function addRawHeader($name, $value);
	public function removeHeader($name);
	public function removeSingleHeader($name, $offset = 0);
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMimePart;

interface IMessage extends IMimePart
{
	public function getTextPart($index = 0);
	public function getTextPartCount();
	public function getHtmlPart($index = 0);
	public function getHtmlPartCount();
	public function getTextStream($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET);
	public function getTextContent($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET);
	public function getHtmlStream($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET);
	public function getHtmlContent($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET);
	public function setTextPart($resource, $contentTypeCharset = 'UTF-8');
	public function setHtmlPart($resource, $contentTypeCharset = 'UTF-8');
	public function removeTextPart($index = 0);
	public function removeAllTextParts($moveRelatedPartsBelowMessage = true);
	public function removeHtmlPart($index = 0);
	public function removeAllHtmlParts($moveRelatedPartsBelowMessage = true);
	public function getAttachmentPart($index);
	public function getAllAttachmentParts();
	public function getAttachmentCount();
	public function addAttachmentPart($resource, $mimeType, $filename = null, $disposition = 'attachment', $encoding = 'base64');
	public function addAttachmentPartFromFile($filePath, $mimeType, $filename = null, $disposition = 'attachment', $encoding = 'base64');
	public function removeAttachmentPart($index);
	public function getSignedMessageStream();
	public function getSignedMessageAsString();
	public function getSignaturePart();
	public function setAsMultipartSigned($micalg, $protocol);
	public function setSignature($body);
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\MessageParser;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\CachingStream;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\Utils;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

class MailMimeParser
{
	const DEFAULT_CHARSET = 'UTF-8';
	protected static $di = null;
	protected $messageParser;
	public static function getDependencyContainer()
	{
		return static::$di;
	}
	public static function configureDependencyContainer(array $providers = [])
	{
		static::$di = new Container();
		$di = static::$di;
		foreach ($providers as $provider) {
			$di->register($provider);
		}
	}
	public static function setDependencyContainer(?Container $di = null)
	{
		static::$di = $di;
	}
	public function __construct()
	{
		if (static::$di === null) {
			static::configureDependencyContainer();
		}
		$di = static::$di;
		$this->messageParser = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Parser\\MessageParser'];
	}
	public function parse($resource, $attached)
	{
		$stream = Utils::streamFor(
			$resource,
			[ 'metadata' => [ 'mmp-detached-stream' => ($attached !== true) ] ]
		);
		if (!$stream->isSeekable()) {
			$stream = new CachingStream($stream);
		}
		return $this->messageParser->parse($stream);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamWrapper;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\Utils;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use SplObjectStorage;
use SplObserver;

abstract class MessagePart implements IMessagePart
{
	protected $parent;
	protected $partStreamContainer;
	protected $charsetOverride;
	protected $ignoreTransferEncoding;
	protected $observers;
	public function __construct(PartStreamContainer $streamContainer, ?IMimePart $parent = null)
	{
		$this->partStreamContainer = $streamContainer;
		$this->parent = $parent;
		$this->observers = new SplObjectStorage();
	}
	#[\ReturnTypeWillChange]
	public function attach(SplObserver $observer)
	{
		$this->observers->attach($observer);
	}
	#[\ReturnTypeWillChange]
	public function detach(SplObserver $observer)
	{
		$this->observers->detach($observer);
	}
	#[\ReturnTypeWillChange]
	public function notify()
	{
		foreach ($this->observers as $observer) {
			$observer->update($this);
		}
		if ($this->parent !== null) {
			$this->parent->notify();
		}
	}
	public function getParent()
	{
		return $this->parent;
	}
	public function hasContent()
	{
		return $this->partStreamContainer->hasContent();
	}
	public function getFilename()
	{
		return null;
	}
	public function setCharsetOverride($charsetOverride, $onlyIfNoCharset = false)
	{
		if (!$onlyIfNoCharset || $this->getCharset() === null) {
			$this->charsetOverride = $charsetOverride;
		}
	}
	public function getContentStream($charset = MailMimeParser::DEFAULT_CHARSET)
	{
		if ($this->hasContent()) {
			$tr = ($this->ignoreTransferEncoding) ? '' : $this->getContentTransferEncoding();
			$ch = ($this->charsetOverride !== null) ? $this->charsetOverride : $this->getCharset();
			return $this->partStreamContainer->getContentStream(
				$tr,
				$ch,
				$charset
			);
		}
		return null;
	}
	public function getBinaryContentStream()
	{
		if ($this->hasContent()) {
			$tr = ($this->ignoreTransferEncoding) ? '' : $this->getContentTransferEncoding();
			return $this->partStreamContainer->getBinaryContentStream($tr);
		}
		return null;
	}
	public function getBinaryContentResourceHandle()
	{
		$stream = $this->getBinaryContentStream();
		if ($stream !== null) {
			return StreamWrapper::getResource($stream);
		}
		return null;
	}
	public function saveContent($filenameResourceOrStream)
	{
		$resourceOrStream = $filenameResourceOrStream;
		if (is_string($filenameResourceOrStream)) {
			$resourceOrStream = fopen($filenameResourceOrStream, 'w+');
		}
		$stream = Utils::streamFor($resourceOrStream);
		Utils::copyToStream($this->getBinaryContentStream(), $stream);
		if (!is_string($filenameResourceOrStream)
			&& !($filenameResourceOrStream instanceof StreamInterface)) {
			$stream->detach();
		}
	}
	public function getContent($charset = MailMimeParser::DEFAULT_CHARSET)
	{
		$stream = $this->getContentStream($charset);
		if ($stream !== null) {
			return $stream->getContents();
		}
		return null;
	}
	public function attachContentStream(StreamInterface $stream, $streamCharset = MailMimeParser::DEFAULT_CHARSET)
	{
		$ch = ($this->charsetOverride !== null) ? $this->charsetOverride : $this->getCharset();
		if ($ch !== null && $streamCharset !== $ch) {
			$this->charsetOverride = $streamCharset;
		}
		$this->ignoreTransferEncoding = true;
		$this->partStreamContainer->setContentStream($stream);
		$this->notify();
	}
	public function detachContentStream()
	{
		$this->partStreamContainer->setContentStream(null);
		$this->notify();
	}
	public function setContent($resource, $charset = MailMimeParser::DEFAULT_CHARSET)
	{
		$stream = Utils::streamFor($resource);
		$this->attachContentStream($stream, $charset);
	}
	public function getResourceHandle()
	{
		return StreamWrapper::getResource($this->getStream());
	}
	public function getStream()
	{
		return $this->partStreamContainer->getStream();
	}
	public function save($filenameResourceOrStream, $filemode = 'w+')
	{
		$resourceOrStream = $filenameResourceOrStream;
		if (is_string($filenameResourceOrStream)) {
			$resourceOrStream = fopen($filenameResourceOrStream, $filemode);
		}
		$partStream = $this->getStream();
		$partStream->rewind();
		$stream = Utils::streamFor($resourceOrStream);
		Utils::copyToStream($partStream, $stream);
		if (!is_string($filenameResourceOrStream)
			&& !($filenameResourceOrStream instanceof StreamInterface)) {
			$stream->detach();
		}
	}
	public function __toString()
	{
		return $this->getStream()->getContents();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartStreamContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartFilter;
use Iterator;
use AppendIterator;
use ArrayIterator;
use RecursiveIteratorIterator;

abstract class MultiPart extends MessagePart implements IMultiPart
{
	protected $partChildrenContainer;
	public function __construct(
		?IMimePart $parent = null,
		?PartStreamContainer $streamContainer = null,
		?PartChildrenContainer $partChildrenContainer = null
	) {
		parent::__construct($streamContainer, $parent);
		if ($partChildrenContainer === null) {
			$di = MailMimeParser::getDependencyContainer();
			$partChildrenContainer = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Message\\PartChildrenContainer'];
		}
		$this->partChildrenContainer = $partChildrenContainer;
	}
	private function getAllPartsIterator()
	{
		$iter = new AppendIterator();
		$iter->append(new ArrayIterator([ $this ]));
		$iter->append(new RecursiveIteratorIterator($this->partChildrenContainer, RecursiveIteratorIterator::SELF_FIRST));
		return $iter;
	}
	private function iteratorFindAt(Iterator $iter, $index, $fnFilter = null)
	{
		$pos = 0;
		foreach ($iter as $part) {
			if (($fnFilter === null || $fnFilter($part))) {
				if ($index === $pos) {
					return $part;
				}
				++$pos;
			}
		}
	}
	public function getPart($index, $fnFilter = null)
	{
		return $this->iteratorFindAt(
			$this->getAllPartsIterator(),
			$index,
			$fnFilter
		);
	}
	public function getAllParts($fnFilter = null)
	{
		$array = iterator_to_array($this->getAllPartsIterator(), false);
		if ($fnFilter !== null) {
			return array_values(array_filter($array, $fnFilter));
		}
		return $array;
	}
	public function getPartCount($fnFilter = null)
	{
		return count($this->getAllParts($fnFilter));
	}
	public function getChild($index, $fnFilter = null)
	{
		return $this->iteratorFindAt(
			$this->partChildrenContainer,
			$index,
			$fnFilter
		);
	}
	public function getChildIterator()
	{
		return $this->partChildrenContainer;
	}
	public function getChildParts($fnFilter = null)
	{
		$array = iterator_to_array($this->partChildrenContainer, false);
		if ($fnFilter !== null) {
			return array_values(array_filter($array, $fnFilter));
		}
		return $array;
	}
	public function getChildCount($fnFilter = null)
	{
		return count($this->getChildParts($fnFilter));
	}
	public function getPartByMimeType($mimeType, $index = 0)
	{
		return $this->getPart($index, PartFilter::fromContentType($mimeType));
	}
	public function getAllPartsByMimeType($mimeType)
	{
		return $this->getAllParts(PartFilter::fromContentType($mimeType));
	}
	public function getCountOfPartsByMimeType($mimeType)
	{
		return $this->getPartCount(PartFilter::fromContentType($mimeType));
	}
	public function getPartByContentId($contentId)
	{
		$sanitized = preg_replace('/^\s*<|>\s*$/', '', $contentId);
		return $this->getPart(0, function (IMessagePart $part) use ($sanitized) {
			$cid = $part->getContentId();
			return ($cid !== null && strcasecmp($cid, $sanitized) === 0);
		});
	}
	public function addChild(IMessagePart $part, $position = null)
	{
		if ($part !== $this) {
			$part->parent = $this;
			$this->partChildrenContainer->add($part, $position);
			$this->notify();
		}
	}
	public function removePart(IMessagePart $part)
	{
		$parent = $part->getParent();
		if ($this !== $parent && $parent !== null) {
			return $parent->removePart($part);
		} else {
			$position = $this->partChildrenContainer->remove($part);
			if ($position !== null) {
				$this->notify();
			}
			return $position;
		}
	}
	public function removeAllParts($fnFilter = null)
	{
		$parts = $this->getAllParts($fnFilter);
		$count = count($parts);
		foreach ($parts as $part) {
			if ($part === $this) {
				--$count;
				continue;
			}
			$this->removePart($part);
		}
		return $count;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\IMessage;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\ParameterHeader;

class MimePart extends MultiPart implements IMimePart
{
	protected $headerContainer;
	public function __construct(
		?IMimePart $parent = null,
		?PartStreamContainer $streamContainer = null,
		?PartHeaderContainer $headerContainer = null,
		?PartChildrenContainer $partChildrenContainer = null
	) {
		$setStream = false;
		$di = MailMimeParser::getDependencyContainer();
		if ($streamContainer === null || $headerContainer === null || $partChildrenContainer === null) {
			$headerContainer = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Message\\PartHeaderContainer'];
			$streamContainer = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Message\\PartStreamContainer'];
			$partChildrenContainer = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Message\\PartChildrenContainer'];
			$setStream = true;
		}
		parent::__construct(
			$parent,
			$streamContainer,
			$partChildrenContainer
		);
		if ($setStream) {
			$streamFactory = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Stream\\StreamFactory'];
			$streamContainer->setStream($streamFactory->newMessagePartStream($this));
		}
		$this->headerContainer = $headerContainer;
	}
	public function getFilename()
	{
		return $this->getHeaderParameter(
			HeaderConsts::CONTENT_DISPOSITION,
			'filename',
			$this->getHeaderParameter(
				HeaderConsts::CONTENT_TYPE,
				'name'
			)
		);
	}
	public function isMime()
	{
		return true;
	}
	public function isMultiPart()
	{
		return (bool) (preg_match(
			'~multipart/.*~i',
			$this->getContentType()
		));
	}
	public function isTextPart()
	{
		return ($this->getCharset() !== null);
	}
	public function getContentType($default = 'text/plain')
	{
		return strtolower($this->getHeaderValue(HeaderConsts::CONTENT_TYPE, $default));
	}
	public function getCharset()
	{
		$charset = $this->getHeaderParameter(HeaderConsts::CONTENT_TYPE, 'charset');
		if ($charset === null || strcasecmp($charset, 'binary') === 0) {
			$contentType = $this->getContentType();
			if ($contentType === 'text/plain' || $contentType === 'text/html') {
				return 'ISO-8859-1';
			}
			return null;
		}
		return strtoupper($charset);
	}
	public function getContentDisposition($default = 'inline')
	{
		$value = $this->getHeaderValue(HeaderConsts::CONTENT_DISPOSITION);
		if ($value === null || !in_array($value, [ 'inline', 'attachment' ])) {
			return $default;
		}
		return strtolower($value);
	}
	public function getContentTransferEncoding($default = '7bit')
	{
		static $translated = [
			'x-uue' => 'x-uuencode',
			'uue' => 'x-uuencode',
			'uuencode' => 'x-uuencode'
		];
		$type = strtolower($this->getHeaderValue(HeaderConsts::CONTENT_TRANSFER_ENCODING, $default));
		if (isset($translated[$type])) {
			return $translated[$type];
		}
		return $type;
	}
	public function getContentId()
	{
		return $this->getHeaderValue(HeaderConsts::CONTENT_ID);
	}
	public function isSignaturePart()
	{
		if ($this->parent === null || !$this->parent instanceof IMessage) {
			return false;
		}
		return $this->parent->getSignaturePart() === $this;
	}
	public function getHeader($name, $offset = 0)
	{
		return $this->headerContainer->get($name, $offset);
	}
	public function getAllHeaders()
	{
		return $this->headerContainer->getHeaderObjects();
	}
	public function getAllHeadersByName($name)
	{
		return $this->headerContainer->getAll($name);
	}
	public function getRawHeaders()
	{
		return $this->headerContainer->getHeaders();
	}
	public function getRawHeaderIterator()
	{
		return $this->headerContainer->getIterator();
	}
	public function getHeaderValue($name, $defaultValue = null)
	{
		$header = $this->getHeader($name);
		if ($header !== null) {
			return $header->getValue();
		}
		return $defaultValue;
	}
	public function getHeaderParameter($header, $param, $defaultValue = null)
	{
		$obj = $this->getHeader($header);
		if ($obj && $obj instanceof ParameterHeader) {
			return $obj->getValueFor($param, $defaultValue);
		}
		return $defaultValue;
	}
	public function setRawHeader($name, $value, $offset = 0)
	{
		$this->headerContainer->set($name, $value, $offset);
		$this->notify();
	}
	public function addRawHeader($name, $value)
	{
		$this->headerContainer->add($name, $value);
		$this->notify();
	}
	public function removeHeader($name)
	{
		$this->headerContainer->removeAll($name);
		$this->notify();
	}
	public function removeSingleHeader($name, $offset = 0)
	{
		$this->headerContainer->remove($name, $offset);
		$this->notify();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\MimePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartChildrenContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartFilter;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartStreamContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper\MultipartHelper;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper\PrivacyHelper;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;

class Message extends MimePart implements IMessage
{
	private $multipartHelper;
	private $privacyHelper;
	public function __construct(
		?PartStreamContainer $streamContainer = null,
		?PartHeaderContainer $headerContainer = null,
		?PartChildrenContainer $partChildrenContainer = null,
		?MultipartHelper $multipartHelper = null,
		?PrivacyHelper $privacyHelper = null
	) {
		parent::__construct(
			null,
			$streamContainer,
			$headerContainer,
			$partChildrenContainer
		);
		if ($multipartHelper === null || $privacyHelper === null) {
			$di = MailMimeParser::getDependencyContainer();
			$multipartHelper = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Message\\Helper\\MultipartHelper'];
			$privacyHelper = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Message\\Helper\\PrivacyHelper'];
		}
		$this->multipartHelper = $multipartHelper;
		$this->privacyHelper = $privacyHelper;
	}
	public static function from($resource, $attached)
	{
		static $mmp = null;
		if ($mmp === null) {
			$mmp = new MailMimeParser();
		}
		return $mmp->parse($resource, $attached);
	}
	public function isMime()
	{
		$contentType = $this->getHeaderValue(HeaderConsts::CONTENT_TYPE);
		$mimeVersion = $this->getHeaderValue(HeaderConsts::MIME_VERSION);
		return ($contentType !== null || $mimeVersion !== null);
	}
	public function getTextPart($index = 0)
	{
		return $this->getPart(
			$index,
			PartFilter::fromInlineContentType('text/plain')
		);
	}
	public function getTextPartCount()
	{
		return $this->getPartCount(
			PartFilter::fromInlineContentType('text/plain')
		);
	}
	public function getHtmlPart($index = 0)
	{
		return $this->getPart(
			$index,
			PartFilter::fromInlineContentType('text/html')
		);
	}
	public function getHtmlPartCount()
	{
		return $this->getPartCount(
			PartFilter::fromInlineContentType('text/html')
		);
	}
	public function getTextStream($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET)
	{
		$textPart = $this->getTextPart($index);
		if ($textPart !== null) {
			return $textPart->getContentStream($charset);
		}
		return null;
	}
	public function getTextContent($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET)
	{
		$part = $this->getTextPart($index);
		if ($part !== null) {
			return $part->getContent($charset);
		}
		return null;
	}
	public function getHtmlStream($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET)
	{
		$htmlPart = $this->getHtmlPart($index);
		if ($htmlPart !== null) {
			return $htmlPart->getContentStream($charset);
		}
		return null;
	}
	public function getHtmlContent($index = 0, $charset = MailMimeParser::DEFAULT_CHARSET)
	{
		$part = $this->getHtmlPart($index);
		if ($part !== null) {
			return $part->getContent($charset);
		}
		return null;
	}
	public function setTextPart($resource, $charset = 'UTF-8')
	{
		$this->multipartHelper
			->setContentPartForMimeType(
				$this, 'text/plain', $resource, $charset
			);
	}
	public function setHtmlPart($resource, $charset = 'UTF-8')
	{
		$this->multipartHelper
			->setContentPartForMimeType(
				$this, 'text/html', $resource, $charset
			);
	}
	public function removeTextPart($index = 0)
	{
		return $this->multipartHelper
			->removePartByMimeType(
				$this, 'text/plain', $index
			);
	}
	public function removeAllTextParts($moveRelatedPartsBelowMessage = true)
	{
		return $this->multipartHelper
			->removeAllContentPartsByMimeType(
				$this, 'text/plain', $moveRelatedPartsBelowMessage
			);
	}
	public function removeHtmlPart($index = 0)
	{
		return $this->multipartHelper
			->removePartByMimeType(
				$this, 'text/html', $index
			);
	}
	public function removeAllHtmlParts($moveRelatedPartsBelowMessage = true)
	{
		return $this->multipartHelper
			->removeAllContentPartsByMimeType(
				$this, 'text/html', $moveRelatedPartsBelowMessage
			);
	}
	public function getAttachmentPart($index)
	{
		return $this->getPart(
			$index,
			PartFilter::fromAttachmentFilter()
		);
	}
	public function getAllAttachmentParts()
	{
		return $this->getAllParts(
			PartFilter::fromAttachmentFilter()
		);
	}
	public function getAttachmentCount()
	{
		return count($this->getAllAttachmentParts());
	}
	public function addAttachmentPart($resource, $mimeType, $filename = null, $disposition = 'attachment', $encoding = 'base64')
	{
		$this->multipartHelper
			->createAndAddPartForAttachment(
				$this,
				$resource,
				$mimeType,
				(strcasecmp($disposition, 'inline') === 0) ? 'inline' : 'attachment',
				$filename,
				$encoding
			);
	}
	public function addAttachmentPartFromFile($filePath, $mimeType, $filename = null, $disposition = 'attachment', $encoding = 'base64')
	{
		$handle = Psr7\Utils::streamFor(fopen($filePath, 'r'));
		if ($filename === null) {
			$filename = basename($filePath);
		}
		$this->addAttachmentPart($handle, $mimeType, $filename, $disposition, $encoding);
	}
	public function removeAttachmentPart($index)
	{
		$part = $this->getAttachmentPart($index);
		$this->removePart($part);
	}
	public function getSignedMessageStream()
	{
		return $this
			->privacyHelper
			->getSignedMessageStream($this);
	}
	public function getSignedMessageAsString()
	{
		return $this
			->privacyHelper
			->getSignedMessageAsString($this);
	}
	public function getSignaturePart()
	{
		if (strcasecmp($this->getContentType(), 'multipart/signed') === 0) {
			return $this->getChild(1);
		} else {
			return null;
		}
	}
	public function setAsMultipartSigned($micalg, $protocol)
	{
		$this->privacyHelper
			->setMessageAsMultipartSigned($this, $micalg, $protocol);
	}
	public function setSignature($body)
	{
		$this->privacyHelper
			->setSignature($this, $body);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;

abstract class IMessagePartFactory
{
	protected $streamFactory;
	protected $partStreamContainerFactory;
	public function __construct(
		StreamFactory $streamFactory,
		PartStreamContainerFactory $partStreamContainerFactory
	) {
		$this->streamFactory = $streamFactory;
		$this->partStreamContainerFactory = $partStreamContainerFactory;
	}
	abstract public function newInstance();
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\MimePart;

class IMimePartFactory extends IMessagePartFactory
{
	protected $partHeaderContainerFactory;
	protected $partChildrenContainerFactory;
	public function __construct(
		StreamFactory $streamFactory,
		PartStreamContainerFactory $partStreamContainerFactory,
		PartHeaderContainerFactory $partHeaderContainerFactory,
		PartChildrenContainerFactory $partChildrenContainerFactory
	) {
		parent::__construct($streamFactory, $partStreamContainerFactory);
		$this->partHeaderContainerFactory = $partHeaderContainerFactory;
		$this->partChildrenContainerFactory = $partChildrenContainerFactory;
	}
	public function newInstance()
	{
		$streamContainer = $this->partStreamContainerFactory->newInstance();
		$headerContainer = $this->partHeaderContainerFactory->newInstance();
		$part = new MimePart(
			null,
			$streamContainer,
			$headerContainer,
			$this->partChildrenContainerFactory->newInstance()
		);
		$streamContainer->setStream($this->streamFactory->newMessagePartStream($part));
		return $part;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\UUEncodedPart;

class IUUEncodedPartFactory extends IMessagePartFactory
{
	public function newInstance()
	{
		$streamContainer = $this->partStreamContainerFactory->newInstance();
		$part = new UUEncodedPart(
			null,
			null,
			null,
			$streamContainer
		);
		$streamContainer->setStream($this->streamFactory->newMessagePartStream($part));
		return $part;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartChildrenContainer;

class PartChildrenContainerFactory
{
	public function newInstance()
	{
		return new PartChildrenContainer();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;

class PartHeaderContainerFactory
{
	protected $headerFactory;
	public function __construct(HeaderFactory $headerFactory)
	{
		$this->headerFactory = $headerFactory;
	}
	public function newInstance(?PartHeaderContainer $from = null)
	{
		return new PartHeaderContainer($this->headerFactory, $from);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartStreamContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;

class PartStreamContainerFactory
{
	protected $streamFactory;
	public function __construct(StreamFactory $streamFactory)
	{
		$this->streamFactory = $streamFactory;
	}
	public function newInstance()
	{
		return new PartStreamContainer($this->streamFactory);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\IMimePartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\IUUEncodedPartFactory;

abstract class AbstractHelper
{
	protected $mimePartFactory;
	protected $uuEncodedPartFactory;
	public function __construct(
		IMimePartFactory $mimePartFactory,
		IUUEncodedPartFactory $uuEncodedPartFactory
	) {
		$this->mimePartFactory = $mimePartFactory;
		$this->uuEncodedPartFactory = $uuEncodedPartFactory;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\IMessage;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\IHeader;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMimePart;

class GenericHelper extends AbstractHelper
{
	private static $nonMimeContentFields = [ 'contentreturn', 'contentidentifier' ];
	private function isMimeContentField(IHeader $header, array $exceptions = [])
	{
		return (stripos($header->getName(), 'Content') === 0
			&& !in_array(strtolower(str_replace('-', '', $header->getName())), array_merge(self::$nonMimeContentFields, $exceptions)));
	}
	public function copyHeader(IMimePart $from, IMimePart $to, $header, $default = null)
	{
		$fromHeader = $from->getHeader($header);
		$set = ($fromHeader !== null) ? $fromHeader->getRawValue() : $default;
		if ($set !== null) {
			$to->setRawHeader($header, $set);
		}
	}
	public function removeContentHeadersAndContent(IMimePart $part)
	{
		foreach ($part->getAllHeaders() as $header) {
			if ($this->isMimeContentField($header)) {
				$part->removeHeader($header->getName());
			}
		}
		$part->detachContentStream();
	}
	public function copyContentHeadersAndContent(IMimePart $from, IMimePart $to, $move = false)
	{
		$this->copyHeader($from, $to, HeaderConsts::CONTENT_TYPE, 'text/plain; charset=utf-8');
		if ($from->getHeader(HeaderConsts::CONTENT_TYPE) === null) {
			$this->copyHeader($from, $to, HeaderConsts::CONTENT_TRANSFER_ENCODING, 'quoted-printable');
		} else {
			$this->copyHeader($from, $to, HeaderConsts::CONTENT_TRANSFER_ENCODING);
		}
		foreach ($from->getAllHeaders() as $header) {
			if ($this->isMimeContentField($header, [ 'contenttype', 'contenttransferencoding' ])) {
				$this->copyHeader($from, $to, $header->getName());
			}
		}
		if ($from->hasContent()) {
			$to->attachContentStream($from->getContentStream(), MailMimeParser::DEFAULT_CHARSET);
		}
		if ($move) {
			$this->removeContentHeadersAndContent($from);
		}
	}
	public function createNewContentPartFrom(IMimePart $part)
	{
		$mime = $this->mimePartFactory->newInstance();
		$this->copyContentHeadersAndContent($part, $mime, true);
		return $mime;
	}
	public function movePartContentAndChildren(IMimePart $from, IMimePart $to)
	{
		$this->copyContentHeadersAndContent($from, $to, true);
		if ($from->getChildCount() > 0) {
			foreach ($from->getChildIterator() as $child) {
				$from->removePart($child);
				$to->addChild($child);
			}
		}
	}
	public function replacePart(IMessage $message, IMimePart $part, IMimePart $replacement)
	{
		$position = $message->removePart($replacement);
		if ($part === $message) {
			$this->movePartContentAndChildren($replacement, $message);
			return;
		}
		$parent = $part->getParent();
		$parent->addChild($replacement, $position);
		$parent->removePart($part);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\IMessage;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\IMimePartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\IUUEncodedPartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMimePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartFilter;

class MultipartHelper extends AbstractHelper
{
	private $genericHelper;
	public function __construct(
		IMimePartFactory $mimePartFactory,
		IUUEncodedPartFactory $uuEncodedPartFactory,
		GenericHelper $genericHelper
	) {
		parent::__construct($mimePartFactory, $uuEncodedPartFactory);
		$this->genericHelper = $genericHelper;
	}
	public function getUniqueBoundary($mimeType)
	{
		$type = ltrim(strtoupper(preg_replace('/^(multipart\/(.{3}).*|.*)$/i', '$2-', $mimeType)), '-');
		return uniqid('----=MMP-' . $type . '-', true);
	}
	public function setMimeHeaderBoundaryOnPart(IMimePart $part, $mimeType)
	{
		$part->setRawHeader(
			HeaderConsts::CONTENT_TYPE,
			"$mimeType;\r\n\tboundary=\""
				. $this->getUniqueBoundary($mimeType) . '"'
		);
		$part->notify();
	}
	public function setMessageAsMixed(IMessage $message)
	{
		if ($message->hasContent()) {
			$part = $this->genericHelper->createNewContentPartFrom($message);
			$message->addChild($part, 0);
		}
		$this->setMimeHeaderBoundaryOnPart($message, 'multipart/mixed');
		$atts = $message->getAllAttachmentParts();
		if (!empty($atts)) {
			foreach ($atts as $att) {
				$att->notify();
			}
		}
	}
	public function setMessageAsAlternative(IMessage $message)
	{
		if ($message->hasContent()) {
			$part = $this->genericHelper->createNewContentPartFrom($message);
			$message->addChild($part, 0);
		}
		$this->setMimeHeaderBoundaryOnPart($message, 'multipart/alternative');
	}
	public function getContentPartContainerFromAlternative($mimeType, IMimePart $alternativePart)
	{
		$part = $alternativePart->getPart(0, PartFilter::fromInlineContentType($mimeType));
		$contPart = null;
		do {
			if ($part === null) {
				return false;
			}
			$contPart = $part;
			$part = $part->getParent();
		} while ($part !== $alternativePart);
		return $contPart;
	}
	public function removeAllContentPartsFromAlternative(IMessage $message, $mimeType, IMimePart $alternativePart, $keepOtherContent)
	{
		$rmPart = $this->getContentPartContainerFromAlternative($mimeType, $alternativePart);
		if ($rmPart === false) {
			return false;
		}
		if ($keepOtherContent && $rmPart->getChildCount() > 0) {
			$this->moveAllNonMultiPartsToMessageExcept($message, $rmPart, $mimeType);
			$alternativePart = $message->getPart(0, PartFilter::fromInlineContentType('multipart/alternative'));
		}
		$message->removePart($rmPart);
		if ($alternativePart !== null) {
			if ($alternativePart->getChildCount() === 1) {
				$this->genericHelper->replacePart($message, $alternativePart, $alternativePart->getChild(0));
			} elseif ($alternativePart->getChildCount() === 0) {
				$message->removePart($alternativePart);
			}
		}
		while ($message->getChildCount() === 1) {
			$this->genericHelper->replacePart($message, $message, $message->getChild(0));
		}
		return true;
	}
	public function createAlternativeContentPart(IMessage $message, IMessagePart $contentPart)
	{
		$altPart = $this->mimePartFactory->newInstance();
		$this->setMimeHeaderBoundaryOnPart($altPart, 'multipart/alternative');
		$message->removePart($contentPart);
		$message->addChild($altPart, 0);
		$altPart->addChild($contentPart, 0);
		return $altPart;
	}
	public function moveAllNonMultiPartsToMessageExcept(IMessage $message, IMimePart $from, $exceptMimeType)
	{
		$parts = $from->getAllParts(function (IMessagePart $part) use ($exceptMimeType) {
			if ($part instanceof IMimePart && $part->isMultiPart()) {
				return false;
			}
			return strcasecmp($part->getContentType(), $exceptMimeType) !== 0;
		});
		if (strcasecmp($message->getContentType(), 'multipart/mixed') !== 0) {
			$this->setMessageAsMixed($message);
		}
		foreach ($parts as $key => $part) {
			$from->removePart($part);
			$message->addChild($part);
		}
	}
	public function enforceMime(IMessage $message)
	{
		if (!$message->isMime()) {
			if ($message->getAttachmentCount()) {
				$this->setMessageAsMixed($message);
			} else {
				$message->setRawHeader(HeaderConsts::CONTENT_TYPE, "text/plain;\r\n\tcharset=\"iso-8859-1\"");
			}
			$message->setRawHeader(HeaderConsts::MIME_VERSION, '1.0');
		}
	}
	public function createMultipartRelatedPartForInlineChildrenOf(IMimePart $parent)
	{
		$relatedPart = $this->mimePartFactory->newInstance();
		$this->setMimeHeaderBoundaryOnPart($relatedPart, 'multipart/related');
		foreach ($parent->getChildParts(PartFilter::fromDisposition('inline')) as $part) {
			$parent->removePart($part);
			$relatedPart->addChild($part);
		}
		$parent->addChild($relatedPart, 0);
		return $relatedPart;
	}
	public function findOtherContentPartFor(IMessage $message, $mimeType)
	{
		$altPart = $message->getPart(
			0,
			PartFilter::fromInlineContentType(($mimeType === 'text/plain') ? 'text/html' : 'text/plain')
		);
		if ($altPart !== null && $altPart->getParent() !== null && $altPart->getParent()->isMultiPart()) {
			$altPartParent = $altPart->getParent();
			if ($altPartParent->getChildCount(PartFilter::fromDisposition('inline')) !== 1) {
				$altPart = $this->createMultipartRelatedPartForInlineChildrenOf($altPartParent);
			}
		}
		return $altPart;
	}
	public function createContentPartForMimeType(IMessage $message, $mimeType, $charset)
	{
		$mimePart = $this->mimePartFactory->newInstance();
		$mimePart->setRawHeader(HeaderConsts::CONTENT_TYPE, "$mimeType;\r\n\tcharset=\"$charset\"");
		$mimePart->setRawHeader(HeaderConsts::CONTENT_TRANSFER_ENCODING, 'quoted-printable');
		$this->enforceMime($message);
		$altPart = $this->findOtherContentPartFor($message, $mimeType);
		if ($altPart === $message) {
			$this->setMessageAsAlternative($message);
			$message->addChild($mimePart);
		} elseif ($altPart !== null) {
			$mimeAltPart = $this->createAlternativeContentPart($message, $altPart);
			$mimeAltPart->addChild($mimePart, 1);
		} else {
			$message->addChild($mimePart, 0);
		}
		return $mimePart;
	}
	public function createAndAddPartForAttachment(IMessage $message, $resource, $mimeType, $disposition, $filename = null, $encoding = 'base64')
	{
		if ($filename === null) {
			$filename = 'file' . uniqid();
		}
		$safe = iconv('UTF-8', 'US-ASCII//translit//ignore', $filename);
		if ($message->isMime()) {
			$part = $this->mimePartFactory->newInstance();
			$part->setRawHeader(HeaderConsts::CONTENT_TRANSFER_ENCODING, $encoding);
			if (strcasecmp($message->getContentType(), 'multipart/mixed') !== 0) {
				$this->setMessageAsMixed($message);
			}
			$part->setRawHeader(HeaderConsts::CONTENT_TYPE, "$mimeType;\r\n\tname=\"$safe\"");
			$part->setRawHeader(HeaderConsts::CONTENT_DISPOSITION, "$disposition;\r\n\tfilename=\"$safe\"");
		} else {
			$part = $this->uuEncodedPartFactory->newInstance();
			$part->setFilename($safe);
		}
		$part->setContent($resource);
		$message->addChild($part);
	}
	public function removeAllContentPartsByMimeType(IMessage $message, $mimeType, $keepOtherContent = false)
	{
		$alt = $message->getPart(0, PartFilter::fromInlineContentType('multipart/alternative'));
		if ($alt !== null) {
			return $this->removeAllContentPartsFromAlternative($message, $mimeType, $alt, $keepOtherContent);
		}
		$message->removeAllParts(PartFilter::fromInlineContentType($mimeType));
		return true;
	}
	public function removePartByMimeType(IMessage $message, $mimeType, $index = 0)
	{
		$parts = $message->getAllParts(PartFilter::fromInlineContentType($mimeType));
		$alt = $message->getPart(0, PartFilter::fromInlineContentType('multipart/alternative'));
		if ($parts === null || !isset($parts[$index])) {
			return false;
		} elseif (count($parts) === 1) {
			return $this->removeAllContentPartsByMimeType($message, $mimeType, true);
		}
		$part = $parts[$index];
		$message->removePart($part);
		if ($alt !== null && $alt->getChildCount() === 1) {
			$this->genericHelper->replacePart($message, $alt, $alt->getChild(0));
		}
		return true;
	}
	public function setContentPartForMimeType(IMessage $message, $mimeType, $stringOrHandle, $charset)
	{
		$part = ($mimeType === 'text/html') ? $message->getHtmlPart() : $message->getTextPart();
		if ($part === null) {
			$part = $this->createContentPartForMimeType($message, $mimeType, $charset);
		} else {
			$contentType = $part->getContentType();
			$part->setRawHeader(HeaderConsts::CONTENT_TYPE, "$contentType;\r\n\tcharset=\"$charset\"");
		}
		$part->setContent($stringOrHandle);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\IMessage;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\IMimePartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\IUUEncodedPartFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;

class PrivacyHelper extends AbstractHelper
{
	private $genericHelper;
	private $multipartHelper;
	public function __construct(
		IMimePartFactory $mimePartFactory,
		IUUEncodedPartFactory $uuEncodedPartFactory,
		GenericHelper $genericHelper,
		MultipartHelper $multipartHelper
	) {
		parent::__construct($mimePartFactory, $uuEncodedPartFactory);
		$this->genericHelper = $genericHelper;
		$this->multipartHelper = $multipartHelper;
	}
	public function setMessageAsMultipartSigned(IMessage $message, $micalg, $protocol)
	{
		if (strcasecmp($message->getContentType(), 'multipart/signed') !== 0) {
			$this->multipartHelper->enforceMime($message);
			$messagePart = $this->mimePartFactory->newInstance();
			$this->genericHelper->movePartContentAndChildren($message, $messagePart);
			$message->addChild($messagePart);
			$boundary = $this->multipartHelper->getUniqueBoundary('multipart/signed');
			$message->setRawHeader(
				HeaderConsts::CONTENT_TYPE,
				"multipart/signed;\r\n\tboundary=\"$boundary\";\r\n\tmicalg=\"$micalg\"; protocol=\"$protocol\""
			);
		}
		$this->overwrite8bitContentEncoding($message);
		$this->ensureHtmlPartFirstForSignedMessage($message);
		$this->setSignature($message, 'Empty');
	}
	public function setSignature(IMessage $message, $body)
	{
		$signedPart = $message->getSignaturePart();
		if ($signedPart === null) {
			$signedPart = $this->mimePartFactory->newInstance();
			$message->addChild($signedPart);
		}
		$signedPart->setRawHeader(
			HeaderConsts::CONTENT_TYPE,
			$message->getHeaderParameter(HeaderConsts::CONTENT_TYPE, 'protocol')
		);
		$signedPart->setContent($body);
	}
	public function overwrite8bitContentEncoding(IMessage $message)
	{
		$parts = $message->getAllParts(function (IMessagePart $part) {
			return strcasecmp($part->getContentTransferEncoding(), '8bit') === 0;
		});
		foreach ($parts as $part) {
			$contentType = strtolower($part->getContentType());
			$part->setRawHeader(
				HeaderConsts::CONTENT_TRANSFER_ENCODING,
				($contentType === 'text/plain' || $contentType === 'text/html') ?
				'quoted-printable' :
				'base64'
			);
		}
	}
	public function ensureHtmlPartFirstForSignedMessage(IMessage $message)
	{
		$alt = $message->getPartByMimeType('multipart/alternative');
		if ($alt !== null && $alt->getChildCount() > 0) {
			$cont = $this->multipartHelper->getContentPartContainerFromAlternative('text/html', $alt);
			$children = $alt->getChildParts();
			$pos = array_search($cont, $children, true);
			if ($pos !== false && $pos !== 0) {
				$alt->removePart($children[0]);
				$alt->addChild($children[0]);
			}
		}
	}
	public function getSignedMessageStream(IMessage $message)
	{
		$child = $message->getChild(0);
		if ($child !== null) {
			return $child->getStream();
		}
		return null;
	}
	public function getSignedMessageAsString(IMessage $message)
	{
		$stream = $this->getSignedMessageStream($message);
		if ($stream !== null) {
			return preg_replace(
				'/\r\n|\r|\n/',
				"\r\n",
				$stream->getContents()
			);
		}
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

interface IUUEncodedPart extends IMessagePart
{
	public function setFilename($filename);
	public function getUnixFileMode();
	public function setUnixFileMode($mode);
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

abstract class NonMimePart extends MessagePart
{
	public function isTextPart()
	{
		return true;
	}
	public function getContentType($default = 'text/plain')
	{
		return $default;
	}
	public function getCharset()
	{
		return 'ISO-8859-1';
	}
	public function getContentDisposition($default = 'inline')
	{
		return 'inline';
	}
	public function getContentTransferEncoding($default = '7bit')
	{
		return '7bit';
	}
	public function isMime()
	{
		return false;
	}
	public function getContentId()
	{
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use ArrayAccess;
use InvalidArgumentException;
use RecursiveIterator;

class PartChildrenContainer implements RecursiveIterator, ArrayAccess
{
	protected $children;
	protected $position = 0;
	public function __construct(array $children = [])
	{
		$this->children = $children;
	}
	#[\ReturnTypeWillChange]
	public function hasChildren()
	{
		return ($this->current() instanceof IMultiPart
			&& $this->current()->getChildIterator() !== null);
	}
	#[\ReturnTypeWillChange]
	public function getChildren()
	{
		if ($this->current() instanceof IMultiPart) {
			return $this->current()->getChildIterator();
		}
		return null;
	}
	#[\ReturnTypeWillChange]
	public function current()
	{
		return $this->offsetGet($this->position);
	}
	#[\ReturnTypeWillChange]
	public function key()
	{
		return $this->position;
	}
	#[\ReturnTypeWillChange]
	public function next()
	{
		++$this->position;
	}
	#[\ReturnTypeWillChange]
	public function rewind()
	{
		$this->position = 0;
	}
	#[\ReturnTypeWillChange]
	public function valid()
	{
		return $this->offsetExists($this->position);
	}
	public function add(IMessagePart $part, $position = null)
	{
		$index = ($position === null) ? count($this->children) : $position;
		array_splice(
			$this->children,
			$index,
			0,
			[ $part ]
		);
	}
	#[\ReturnTypeWillChange]
	public function remove(IMessagePart $part)
	{
		foreach ($this->children as $key => $child) {
			if ($child === $part) {
				$this->offsetUnset($key);
				return $key;
			}
		}
		return null;
	}
	#[\ReturnTypeWillChange]
	public function offsetExists($offset)
	{
		return isset($this->children[$offset]);
	}
	#[\ReturnTypeWillChange]
	public function offsetGet($offset)
	{
		return $this->offsetExists($offset) ? $this->children[$offset] : null;
	}
	#[\ReturnTypeWillChange]
	public function offsetSet($offset, $value)
	{
		if (!$value instanceof IMessagePart) {
			throw new InvalidArgumentException(
				get_class($value) . ' is not a ZBateson\MailMimeParser\Message\IMessagePart'
			);
		}
		$index = ($offset === null) ? count($this->children) : $offset;
		$this->children[$index] = $value;
		if ($index < $this->position) {
			++$this->position;
		}
	}
	#[\ReturnTypeWillChange]
	public function offsetUnset($offset)
	{
		array_splice($this->children, $offset, 1);
		if ($this->position >= $offset) {
			--$this->position;
		}
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMimePart;

abstract class PartFilter
{
	public static function fromAttachmentFilter()
	{
		return function (IMessagePart $part) {
			$type = $part->getContentType();
			$disp = $part->getContentDisposition();
			if (in_array($type, [ 'text/plain', 'text/html' ]) && $disp !== null && strcasecmp($disp, 'inline') === 0) {
				return false;
			}
			return !(($part instanceof IMimePart)
				&& ($part->isMultiPart() || $part->isSignaturePart()));
		};
	}
	public static function fromHeaderValue($name, $value, $excludeSignedParts = true)
	{
		return function (IMessagePart $part) use ($name, $value, $excludeSignedParts) {
			if ($part instanceof IMimePart) {
				if ($excludeSignedParts && $part->isSignaturePart()) {
					return false;
				}
				return (strcasecmp($part->getHeaderValue($name, ''), $value) === 0);
			}
			return false;
		};
	}
	public static function fromContentType($mimeType)
	{
		return function (IMessagePart $part) use ($mimeType) {
			return strcasecmp($part->getContentType(), $mimeType) === 0;
		};
	}
	public static function fromInlineContentType($mimeType)
	{
		return function (IMessagePart $part) use ($mimeType) {
			$disp = $part->getContentDisposition();
			return (strcasecmp($part->getContentType(), $mimeType) === 0) && ($disp === null
				|| strcasecmp($disp, 'attachment') !== 0);
		};
	}
	public static function fromDisposition($disposition, $includeMultipart = false, $includeSignedParts = false)
	{
		return function (IMessagePart $part) use ($disposition, $includeMultipart, $includeSignedParts) {
			if (($part instanceof IMimePart) && ((!$includeMultipart && $part->isMultiPart()) || (!$includeSignedParts && $part->isSignaturePart()))) {
				return false;
			}
			$disp = $part->getContentDisposition();
			return ($disp !== null && strcasecmp($disp, $disposition) === 0);
		};
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderFactory;
use ArrayIterator;
use IteratorAggregate;

class PartHeaderContainer implements IteratorAggregate
{
	protected $headerFactory;
	private $headers = [];
	private $headerObjects = [];
	private $headerMap = [];
	private $nextIndex = 0;
	public function __construct(HeaderFactory $headerFactory, ?PartHeaderContainer $cloneSource = null)
	{
		$this->headerFactory = $headerFactory;
		if ($cloneSource !== null) {
			$this->headers = $cloneSource->headers;
			$this->headerObjects = $cloneSource->headerObjects;
			$this->headerMap = $cloneSource->headerMap;
			$this->nextIndex = $cloneSource->nextIndex;
		}
	}
	public function exists($name, $offset = 0)
	{
		$s = $this->headerFactory->getNormalizedHeaderName($name);
		return isset($this->headerMap[$s][$offset]);
	}
	private function getAllWithOriginalHeaderNameIfSet($name)
	{
		$s = $this->headerFactory->getNormalizedHeaderName($name);
		if (isset($this->headerMap[$s])) {
			$self = $this;
			$filtered = array_filter($this->headerMap[$s], function ($h) use ($name, $self) {
				return (strcasecmp($self->headers[$h][0], $name) === 0);
			});
			return (!empty($filtered)) ? $filtered : $this->headerMap[$s];
		}
		return null;
	}
	public function get($name, $offset = 0)
	{
		$a = $this->getAllWithOriginalHeaderNameIfSet($name);
		if (!empty($a) && isset($a[$offset])) {
			return $this->getByIndex($a[$offset]);
		}
		return null;
	}
	public function getAll($name)
	{
		$a = $this->getAllWithOriginalHeaderNameIfSet($name);
		if (!empty($a)) {
			$self = $this;
			return array_map(function ($index) use ($self) {
				return $self->getByIndex($index);
			}, $a);
		}
		return [];
	}
	private function getByIndex($index)
	{
		if (!isset($this->headers[$index])) {
			return null;
		}
		if ($this->headerObjects[$index] === null) {
			$this->headerObjects[$index] = $this->headerFactory->newInstance(
				$this->headers[$index][0],
				$this->headers[$index][1]
			);
		}
		return $this->headerObjects[$index];
	}
	public function remove($name, $offset = 0)
	{
		$s = $this->headerFactory->getNormalizedHeaderName($name);
		if (isset($this->headerMap[$s][$offset])) {
			$index = $this->headerMap[$s][$offset];
			array_splice($this->headerMap[$s], $offset, 1);
			unset($this->headers[$index]);
			unset($this->headerObjects[$index]);
			return true;
		}
		return false;
	}
	public function removeAll($name)
	{
		$s = $this->headerFactory->getNormalizedHeaderName($name);
		if (!empty($this->headerMap[$s])) {
			foreach ($this->headerMap[$s] as $i) {
				unset($this->headers[$i]);
				unset($this->headerObjects[$i]);
			}
			$this->headerMap[$s] = [];
			return true;
		}
		return false;
	}
	public function add($name, $value)
	{
		$s = $this->headerFactory->getNormalizedHeaderName($name);
		$this->headers[$this->nextIndex] = [ $name, $value ];
		$this->headerObjects[$this->nextIndex] = null;
		if (!isset($this->headerMap[$s])) {
			$this->headerMap[$s] = [];
		}
		array_push($this->headerMap[$s], $this->nextIndex);
		$this->nextIndex++;
	}
	public function set($name, $value, $offset = 0)
	{
		$s = $this->headerFactory->getNormalizedHeaderName($name);
		if (!isset($this->headerMap[$s][$offset])) {
			$this->add($name, $value);
			return;
		}
		$i = $this->headerMap[$s][$offset];
		$this->headers[$i] = [ $name, $value ];
		$this->headerObjects[$i] = null;
	}
	public function getHeaderObjects()
	{
		return array_filter(array_map([ $this, 'getByIndex' ], array_keys($this->headers)));
	}
	public function getHeaders()
	{
		return array_values(array_filter($this->headers));
	}
	#[\ReturnTypeWillChange]
	public function getIterator()
	{
		return new ArrayIterator($this->getHeaders());
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\CachingStream;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;

class PartStreamContainer
{
	protected $streamFactory;
	protected $stream;
	protected $contentStream;
	protected $decodedStream;
	protected $charsetStream;
	protected $detachParsedStream;
	private $encoding = [
		'type' => null,
		'filter' => null
	];
	private $charset = [
		'from' => null,
		'to' => null,
		'filter' => null
	];
	public function __construct(StreamFactory $streamFactory)
	{
		$this->streamFactory = $streamFactory;
	}
	public function setStream(StreamInterface $stream)
	{
		$this->stream = $stream;
	}
	public function getStream()
	{
		$this->stream->rewind();
		return $this->stream;
	}
	public function hasContent()
	{
		return ($this->contentStream !== null);
	}
	public function setContentStream(?StreamInterface $contentStream = null)
	{
		$this->contentStream = $contentStream;
		$this->decodedStream = null;
		$this->charsetStream = null;
	}
	private function isTransferEncodingFilterChanged($transferEncoding)
	{
		return ($transferEncoding !== $this->encoding['type']);
	}
	private function isCharsetFilterChanged($fromCharset, $toCharset)
	{
		return ($fromCharset !== $this->charset['from']
			|| $toCharset !== $this->charset['to']);
	}
	protected function attachTransferEncodingFilter($transferEncoding)
	{
		if ($this->decodedStream !== null) {
			$this->encoding['type'] = $transferEncoding;
			$assign = null;
			switch ($transferEncoding) {
				case 'base64':
					$assign = $this->streamFactory->newBase64Stream($this->decodedStream);
					break;
				case 'x-uuencode':
					$assign = $this->streamFactory->newUUStream($this->decodedStream);
					break;
				case 'quoted-printable':
					$assign = $this->streamFactory->newQuotedPrintableStream($this->decodedStream);
					break;
			}
			if ($assign !== null) {
				$this->decodedStream = new CachingStream($assign);
			}
		}
	}
	protected function attachCharsetFilter($fromCharset, $toCharset)
	{
		if ($this->charsetStream !== null) {
			$this->charsetStream = new CachingStream($this->streamFactory->newCharsetStream(
				$this->charsetStream,
				$fromCharset,
				$toCharset
			));
			$this->charset['from'] = $fromCharset;
			$this->charset['to'] = $toCharset;
		}
	}
	private function resetCharsetStream()
	{
		$this->charset = [
			'from' => null,
			'to' => null,
			'filter' => null
		];
		$this->decodedStream->rewind();
		$this->charsetStream = $this->decodedStream;
	}
	public function reset()
	{
		$this->encoding = [
			'type' => null,
			'filter' => null
		];
		$this->charset = [
			'from' => null,
			'to' => null,
			'filter' => null
		];
		$this->contentStream->rewind();
		$this->decodedStream = $this->contentStream;
		$this->charsetStream = $this->contentStream;
	}
	public function getContentStream($transferEncoding, $fromCharset, $toCharset)
	{
		if ($this->contentStream === null) {
			return null;
		}
		if (empty($fromCharset) || empty($toCharset)) {
			return $this->getBinaryContentStream($transferEncoding);
		}
		if ($this->charsetStream === null
			|| $this->isTransferEncodingFilterChanged($transferEncoding)
			|| $this->isCharsetFilterChanged($fromCharset, $toCharset)) {
			if ($this->charsetStream === null
				|| $this->isTransferEncodingFilterChanged($transferEncoding)) {
				$this->reset();
				$this->attachTransferEncodingFilter($transferEncoding);
			}
			$this->resetCharsetStream();
			$this->attachCharsetFilter($fromCharset, $toCharset);
		}
		$this->charsetStream->rewind();
		return $this->charsetStream;
	}
	public function getBinaryContentStream($transferEncoding)
	{
		if ($this->contentStream === null) {
			return null;
		}
		if ($this->decodedStream === null
			|| $this->isTransferEncodingFilterChanged($transferEncoding)) {
			$this->reset();
			$this->attachTransferEncodingFilter($transferEncoding);
		}
		$this->decodedStream->rewind();
		return $this->decodedStream;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartStreamContainer;

class UUEncodedPart extends NonMimePart implements IUUEncodedPart
{
	protected $mode = null;
	protected $filename = null;
	public function __construct($mode = null, $filename = null, ?IMimePart $parent = null, ?PartStreamContainer $streamContainer = null)
	{
		if ($streamContainer === null) {
			$di = MailMimeParser::getDependencyContainer();
			$streamContainer = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Message\\PartStreamContainer'];
			$streamFactory = $di['Jetpack_Dashboard\\Vendor\\ZBateson\\MailMimeParser\\Stream\\StreamFactory'];
			$streamContainer->setStream($streamFactory->newMessagePartStream($this));
		}
		parent::__construct(
			$streamContainer,
			$parent
		);
		$this->mode = $mode;
		$this->filename = $filename;
	}
	public function getFilename()
	{
		return $this->filename;
	}
	public function setFilename($filename)
	{
		$this->filename = $filename;
		$this->notify();
	}
	public function isTextPart()
	{
		return false;
	}
	public function getContentType($default = 'application/octet-stream')
	{
		return 'application/octet-stream';
	}
	public function getCharset()
	{
		return null;
	}
	public function getContentDisposition($default = 'attachment')
	{
		return 'attachment';
	}
	public function getContentTransferEncoding($default = 'x-uuencode')
	{
		return 'x-uuencode';
	}
	public function getUnixFileMode()
	{
		return $this->mode;
	}
	public function setUnixFileMode($mode)
	{
		$this->mode = $mode;
		$this->notify();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserMimePartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxyFactory;

interface IParser
{
	public function setParserManager(ParserManager $pm);
	public function canParse(PartBuilder $part);
	public function getParserMessageProxyFactory();
	public function getParserPartProxyFactory();
	public function parseContent(ParserPartProxy $proxy);
	public function parseNextChild(ParserMimePartProxy $proxy);
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxyFactory;

abstract class AbstractParser implements IParser
{
	protected $parserMessageProxyFactory;
	protected $parserPartProxyFactory;
	protected $partBuilderFactory;
	protected $parserManager;
	public function __construct(
		ParserPartProxyFactory $parserMessageProxyFactory,
		ParserPartProxyFactory $parserPartProxyFactory,
		PartBuilderFactory $partBuilderFactory
	) {
		$this->parserMessageProxyFactory = $parserMessageProxyFactory;
		$this->parserPartProxyFactory = $parserPartProxyFactory;
		$this->partBuilderFactory = $partBuilderFactory;
	}
	public function setParserManager(ParserManager $pm)
	{
		$this->parserManager = $pm;
	}
	public function getParserMessageProxyFactory()
	{
		return $this->parserMessageProxyFactory;
	}
	public function getParserPartProxyFactory()
	{
		return $this->parserPartProxyFactory;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;

class HeaderParser
{
	private function addRawHeaderToPart($header, PartHeaderContainer $headerContainer)
	{
		if ($header !== '' && strpos($header, ':') !== false) {
			$a = explode(':', $header, 2);
			$headerContainer->add($a[0], trim($a[1]));
		}
	}
	public function parse($handle, PartHeaderContainer $container)
	{
		$header = '';
		do {
			$line = MessageParser::readLine($handle);
			if ($line === false || $line === '' || $line[0] !== "\t" && $line[0] !== ' ') {
				$this->addRawHeaderToPart($header, $container);
				$header = '';
			} else {
				$line = "\r\n" . $line;
			}
			$header .= rtrim($line, "\r\n");
		} while ($header !== '');
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\PartHeaderContainerFactory;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

class MessageParser
{
	protected $partHeaderContainerFactory;
	protected $parserManager;
	protected $partBuilderFactory;
	protected $headerParser;
	public function __construct(
		PartBuilderFactory $pbf,
		PartHeaderContainerFactory $phcf,
		ParserManager $pm,
		HeaderParser $hp
	) {
		$this->partBuilderFactory = $pbf;
		$this->partHeaderContainerFactory = $phcf;
		$this->parserManager = $pm;
		$this->headerParser = $hp;
	}
	public static function readLine($handle)
	{
		$size = 4096;
		$ret = $line = fgets($handle, $size);
		while (strlen($line) === $size - 1 && substr($line, -1) !== "\n") {
			$line = fgets($handle, $size);
		}
		return $ret;
	}
	public function parse(StreamInterface $stream)
	{
		$headerContainer = $this->partHeaderContainerFactory->newInstance();
		$partBuilder = $this->partBuilderFactory->newPartBuilder($headerContainer, $stream);
		$this->headerParser->parse(
			$partBuilder->getMessageResourceHandle(),
			$headerContainer
		);
		$proxy = $this->parserManager->createParserProxyFor($partBuilder);
		return $proxy->getPart();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\PartHeaderContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserMessageProxyFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserMimePartProxyFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserMimePartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;

class MimeParser extends AbstractParser
{
	protected $partHeaderContainerFactory;
	protected $headerParser;
	public function __construct(
		ParserMessageProxyFactory $parserMessageProxyFactory,
		ParserMimePartProxyFactory $parserMimePartProxyFactory,
		PartBuilderFactory $partBuilderFactory,
		PartHeaderContainerFactory $partHeaderContainerFactory,
		HeaderParser $headerParser
	) {
		parent::__construct($parserMessageProxyFactory, $parserMimePartProxyFactory, $partBuilderFactory);
		$this->partHeaderContainerFactory = $partHeaderContainerFactory;
		$this->headerParser = $headerParser;
	}
	public function canParse(PartBuilder $part)
	{
		return $part->isMime();
	}
	private function readBoundaryLine($handle, ParserMimePartProxy $proxy)
	{
		$size = 2048;
		$isCut = false;
		$line = fgets($handle, $size);
		while (strlen($line) === $size - 1 && substr($line, -1) !== "\n") {
			$line = fgets($handle, $size);
			$isCut = true;
		}
		$ret = rtrim($line, "\r\n");
		$proxy->setLastLineEndingLength(strlen($line) - strlen($ret));
		return ($isCut) ? '' : $ret;
	}
	private function findContentBoundary(ParserMimePartProxy $proxy)
	{
		$handle = $proxy->getMessageResourceHandle();
		while (!feof($handle)) {
			$endPos = ftell($handle) - $proxy->getLastLineEndingLength();
			$line = $this->readBoundaryLine($handle, $proxy);
			if (substr($line, 0, 2) === '--' && $proxy->setEndBoundaryFound($line)) {
				$proxy->setStreamPartAndContentEndPos($endPos);
				return;
			}
		}
		$proxy->setStreamPartAndContentEndPos(ftell($handle));
		$proxy->setEof();
	}
	public function parseContent(ParserPartProxy $proxy)
	{
		$proxy->setStreamContentStartPos($proxy->getMessageResourceHandlePos());
		$this->findContentBoundary($proxy);
	}
	private function createPart(ParserMimePartProxy $parent, PartHeaderContainer $headerContainer, PartBuilder $child)
	{
		if (!$parent->isEndBoundaryFound()) {
			$this->headerParser->parse(
				$child->getMessageResourceHandle(),
				$headerContainer
			);
			$parserProxy = $this->parserManager->createParserProxyFor($child);
			return $parserProxy;
		} else {
			$parserProxy = $this->parserPartProxyFactory->newInstance($child, $this);
			$this->parseContent($parserProxy);
			return null;
		}
	}
	public function parseNextChild(ParserMimePartProxy $proxy)
	{
		if ($proxy->isParentBoundaryFound()) {
			return null;
		}
		$headerContainer = $this->partHeaderContainerFactory->newInstance();
		$child = $this->partBuilderFactory->newChildPartBuilder($headerContainer, $proxy);
		return $this->createPart($proxy, $headerContainer, $child);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part\UUEncodedPartHeaderContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserMimePartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserNonMimeMessageProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserNonMimeMessageProxyFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserUUEncodedPartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserUUEncodedPartProxyFactory;

class NonMimeParser extends AbstractParser
{
	protected $partHeaderContainerFactory;
	public function __construct(
		ParserNonMimeMessageProxyFactory $parserNonMimeMessageProxyFactory,
		ParserUUEncodedPartProxyFactory $parserUuEncodedPartProxyFactory,
		PartBuilderFactory $partBuilderFactory,
		UUEncodedPartHeaderContainerFactory $uuEncodedPartHeaderContainerFactory
	) {
		parent::__construct($parserNonMimeMessageProxyFactory, $parserUuEncodedPartProxyFactory, $partBuilderFactory);
		$this->partHeaderContainerFactory = $uuEncodedPartHeaderContainerFactory;
	}
	public function canParse(PartBuilder $part)
	{
		return true;
	}
	private function createPart(ParserNonMimeMessageProxy $parent)
	{
		$hc = $this->partHeaderContainerFactory->newInstance($parent->getNextPartMode(), $parent->getNextPartFilename());
		$pb = $this->partBuilderFactory->newChildPartBuilder($hc, $parent);
		$proxy = $this->parserManager->createParserProxyFor($pb);
		$pb->setStreamPartStartPos($parent->getNextPartStart());
		$pb->setStreamContentStartPos($parent->getNextPartStart());
		return $proxy;
	}
	private function parseNextPart(ParserPartProxy $proxy)
	{
		$handle = $proxy->getMessageResourceHandle();
		while (!feof($handle)) {
			$start = ftell($handle);
			$line = trim(MessageParser::readLine($handle));
			if (preg_match('/^begin ([0-7]{3}) (.*)$/', $line, $matches)) {
				$proxy->setNextPartStart($start);
				$proxy->setNextPartMode($matches[1]);
				$proxy->setNextPartFilename($matches[2]);
				return;
			}
			$proxy->setStreamPartAndContentEndPos(ftell($handle));
		}
	}
	public function parseContent(ParserPartProxy $proxy)
	{
		$handle = $proxy->getMessageResourceHandle();
		if ($proxy->getNextPartStart() !== null || feof($handle)) {
			return;
		}
		if ($proxy->getStreamContentStartPos() === null) {
			$proxy->setStreamContentStartPos(ftell($handle));
		}
		$this->parseNextPart($proxy);
	}
	public function parseNextChild(ParserMimePartProxy $proxy)
	{
		$handle = $proxy->getMessageResourceHandle();
		if ($proxy->getNextPartStart() === null || feof($handle)) {
			return null;
		}
		$child = $this->createPart(
			$proxy
		);
		$proxy->clearNextPart();
		return $child;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;

class ParserManager
{
	protected $parsers = [];
	public function __construct(MimeParser $mimeParser, NonMimeParser $nonMimeParser)
	{
		$this->setParsers([ $mimeParser, $nonMimeParser ]);
	}
	public function setParsers(array $parsers)
	{
		foreach ($parsers as $parser) {
			$parser->setParserManager($this);
		}
		$this->parsers = $parsers;
	}
	public function prependParser(IParser $parser)
	{
		$parser->setParserManager($this);
		array_unshift($this->parsers, $parser);
	}
	public function createParserProxyFor(PartBuilder $partBuilder)
	{
		foreach ($this->parsers as $parser) {
			if ($parser->canParse($partBuilder)) {
				$factory = ($partBuilder->getParent() === null) ?
					$parser->getParserMessageProxyFactory() :
					$parser->getParserPartProxyFactory();
				return $factory->newInstance($partBuilder, $parser);
			}
		}
		return null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamWrapper;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

class PartBuilder
{
	private $streamPartStartPos = null;
	private $streamPartEndPos = null;
	private $streamContentStartPos = null;
	private $streamContentEndPos = null;
	private $headerContainer;
	private $messageStream = null;
	private $messageHandle = null;
	private $parent = null;
	public function __construct(PartHeaderContainer $headerContainer, ?StreamInterface $messageStream = null, ?ParserPartProxy $parent = null)
	{
		$this->headerContainer = $headerContainer;
		$this->messageStream = $messageStream;
		$this->parent = $parent;
		if ($messageStream !== null) {
			$this->messageHandle = StreamWrapper::getResource($messageStream);
		}
		$this->setStreamPartStartPos($this->getMessageResourceHandlePos());
	}
	public function __destruct()
	{
		if ($this->messageHandle) {
			fclose($this->messageHandle);
		}
	}
	public function getParent()
	{
		return $this->parent;
	}
	public function getHeaderContainer()
	{
		return $this->headerContainer;
	}
	public function getStream()
	{
		return ($this->parent !== null) ?
			$this->parent->getStream() :
			$this->messageStream;
	}
	public function getMessageResourceHandle()
	{
		return ($this->parent !== null) ?
			$this->parent->getMessageResourceHandle() :
			$this->messageHandle;
	}
	public function getMessageResourceHandlePos()
	{
		return ftell($this->getMessageResourceHandle());
	}
	public function getStreamPartStartPos()
	{
		return $this->streamPartStartPos;
	}
	public function getStreamPartLength()
	{
		return $this->streamPartEndPos - $this->streamPartStartPos;
	}
	public function getStreamContentStartPos()
	{
		return $this->streamContentStartPos;
	}
	public function getStreamContentLength()
	{
		return $this->streamContentEndPos - $this->streamContentStartPos;
	}
	public function setStreamPartStartPos($streamPartStartPos)
	{
		$this->streamPartStartPos = $streamPartStartPos;
	}
	public function setStreamPartEndPos($streamPartEndPos)
	{
		$this->streamPartEndPos = $streamPartEndPos;
		if ($this->parent !== null) {
			$this->parent->setStreamPartEndPos($streamPartEndPos);
		}
	}
	public function setStreamContentStartPos($streamContentStartPos)
	{
		$this->streamContentStartPos = $streamContentStartPos;
	}
	public function setStreamPartAndContentEndPos($streamContentEndPos)
	{
		$this->streamContentEndPos = $streamContentEndPos;
		$this->setStreamPartEndPos($streamContentEndPos);
	}
	public function isContentParsed()
	{
		return ($this->streamContentEndPos !== null);
	}
	public function isMime()
	{
		if ($this->getParent() !== null) {
			return $this->getParent()->isMime();
		}
		return ($this->headerContainer->exists(HeaderConsts::CONTENT_TYPE) ||
			$this->headerContainer->exists(HeaderConsts::MIME_VERSION));
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;

class PartBuilderFactory
{
	public function newPartBuilder(PartHeaderContainer $headerContainer, StreamInterface $messageStream)
	{
		return new PartBuilder($headerContainer, $messageStream);
	}
	public function newChildPartBuilder(PartHeaderContainer $headerContainer, ParserPartProxy $parent)
	{
		return new PartBuilder(
			$headerContainer,
			null,
			$parent
		);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartChildrenContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserMimePartProxy;

class ParserPartChildrenContainer extends PartChildrenContainer
{
	protected $parserProxy;
	private $allParsed = false;
	public function __construct(ParserMimePartProxy $parserProxy)
	{
		parent::__construct([]);
		$this->parserProxy = $parserProxy;
	}
	#[\ReturnTypeWillChange]
	public function offsetExists($offset)
	{
		$exists = parent::offsetExists($offset);
		while (!$exists && !$this->allParsed) {
			$child = $this->parserProxy->popNextChild();
			if ($child === null) {
				$this->allParsed = true;
			} else {
				$this->add($child);
			}
			$exists = parent::offsetExists($offset);
		}
		return $exists;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserMimePartProxy;

class ParserPartChildrenContainerFactory
{
	public function newInstance(ParserMimePartProxy $parserProxy)
	{
		return new ParserPartChildrenContainer($parserProxy);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartStreamContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use SplObserver;
use SplSubject;

class ParserPartStreamContainer extends PartStreamContainer implements SplObserver
{
	protected $parserProxy;
	protected $parsedStream;
	protected $detachParsedStream = false;
	protected $partUpdated = false;
	protected $contentParseRequested = false;
	public function __construct(StreamFactory $streamFactory, ParserPartProxy $parserProxy)
	{
		parent::__construct($streamFactory);
		$this->parserProxy = $parserProxy;
	}
	public function __destruct()
	{
		if ($this->detachParsedStream && $this->parsedStream !== null) {
			$this->parsedStream->detach();
		}
	}
	protected function requestParsedContentStream()
	{
		if (!$this->contentParseRequested) {
			$this->contentParseRequested = true;
			$this->parserProxy->parseContent();
			parent::setContentStream($this->streamFactory->getLimitedContentStream(
				$this->parserProxy
			));
		}
	}
	protected function requestParsedStream()
	{
		if ($this->parsedStream === null) {
			$this->parserProxy->parseAll();
			$this->parsedStream = $this->streamFactory->getLimitedPartStream(
				$this->parserProxy
			);
			if ($this->parsedStream !== null) {
				$this->detachParsedStream = ($this->parsedStream->getMetadata('mmp-detached-stream') === true);
			}
		}
	}
	public function hasContent()
	{
		$this->requestParsedContentStream();
		return parent::hasContent();
	}
	public function getContentStream($transferEncoding, $fromCharset, $toCharset)
	{
		$this->requestParsedContentStream();
		return parent::getContentStream($transferEncoding, $fromCharset, $toCharset);
	}
	public function getBinaryContentStream($transferEncoding)
	{
		$this->requestParsedContentStream();
		return parent::getBinaryContentStream($transferEncoding);
	}
	public function setContentStream(?StreamInterface $contentStream = null)
	{
		$this->requestParsedContentStream();
		parent::setContentStream($contentStream);
	}
	public function getStream()
	{
		$this->requestParsedStream();
		if (!$this->partUpdated) {
			if ($this->parsedStream !== null) {
				$this->parsedStream->rewind();
				return $this->parsedStream;
			}
		}
		return parent::getStream();
	}
	#[\ReturnTypeWillChange]
	public function update(SplSubject $subject)
	{
		$this->partUpdated = true;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy\ParserPartProxy;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;

class ParserPartStreamContainerFactory
{
	protected $streamFactory;
	public function __construct(StreamFactory $streamFactory)
	{
		$this->streamFactory = $streamFactory;
	}
	public function newInstance(ParserPartProxy $parserProxy) {
		return new ParserPartStreamContainer($this->streamFactory, $parserProxy);
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;

class UUEncodedPartHeaderContainer extends PartHeaderContainer
{
	protected $mode = null;
	protected $filename = null;
	public function getUnixFileMode()
	{
		return $this->mode;
	}
	public function setUnixFileMode($mode)
	{
		$this->mode = $mode;
	}
	public function getFilename()
	{
		return $this->filename;
	}
	public function setFilename($filename)
	{
		$this->filename = $filename;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderFactory;

class UUEncodedPartHeaderContainerFactory
{
	protected $headerFactory;
	public function __construct(HeaderFactory $headerFactory)
	{
		$this->headerFactory = $headerFactory;
	}
	public function newInstance($mode, $filename)
	{
		$container = new UUEncodedPartHeaderContainer($this->headerFactory);
		$container->setUnixFileMode($mode);
		$container->setFilename($filename);
		return $container;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\IParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\PartBuilder;

abstract class ParserPartProxy extends PartBuilder
{
	private $part;
	protected $parser;
	protected $partBuilder;
	public function __construct(
		PartBuilder $partBuilder,
		IParser $parser
	) {
		$this->partBuilder = $partBuilder;
		$this->parser = $parser;
	}
	public function setPart(IMessagePart $part)
	{
		$this->part = $part;
	}
	public function getPart()
	{
		return $this->part;
	}
	public function parseContent()
	{
		if (!$this->isContentParsed()) {
			$this->parser->parseContent($this);
		}
	}
	public function parseAll()
	{
		$this->parseContent();
	}
	public function getParent()
	{
		return $this->partBuilder->getParent();
	}
	public function getHeaderContainer()
	{
		return $this->partBuilder->getHeaderContainer();
	}
	public function getStream()
	{
		return $this->partBuilder->getStream();
	}
	public function getMessageResourceHandle()
	{
		return $this->partBuilder->getMessageResourceHandle();
	}
	public function getMessageResourceHandlePos()
	{
		return $this->partBuilder->getMessageResourceHandlePos();
	}
	public function getStreamPartStartPos()
	{
		return $this->partBuilder->getStreamPartStartPos();
	}
	public function getStreamPartLength()
	{
		return $this->partBuilder->getStreamPartLength();
	}
	public function getStreamContentStartPos()
	{
		return $this->partBuilder->getStreamContentStartPos();
	}
	public function getStreamContentLength()
	{
		return $this->partBuilder->getStreamContentLength();
	}
	public function setStreamPartStartPos($streamPartStartPos)
	{
		$this->partBuilder->setStreamPartStartPos($streamPartStartPos);
	}
	public function setStreamPartEndPos($streamPartEndPos)
	{
		$this->partBuilder->setStreamPartEndPos($streamPartEndPos);
	}
	public function setStreamContentStartPos($streamContentStartPos)
	{
		$this->partBuilder->setStreamContentStartPos($streamContentStartPos);
	}
	public function setStreamPartAndContentEndPos($streamContentEndPos)
	{
		$this->partBuilder->setStreamPartAndContentEndPos($streamContentEndPos);
	}
	public function isContentParsed()
	{
		return $this->partBuilder->isContentParsed();
	}
	public function isMime()
	{
		return $this->partBuilder->isMime();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;

class ParserMimePartProxy extends ParserPartProxy
{
	protected $endBoundaryFound = false;
	protected $parentBoundaryFound = false;
	protected $mimeBoundary = false;
	protected $allChildrenParsed = false;
	protected $children = [];
	protected $lastAddedChild = null;
	protected function ensureLastChildParsed()
	{
		if ($this->lastAddedChild !== null) {
			$this->lastAddedChild->parseAll();
		}
	}
	protected function parseNextChild()
	{
		if ($this->allChildrenParsed) {
			return;
		}
		$this->parseContent();
		$this->ensureLastChildParsed();
		$next = $this->parser->parseNextChild($this);
		if ($next !== null) {
			array_push($this->children, $next);
			$this->lastAddedChild = $next;
		} else {
			$this->allChildrenParsed = true;
		}
	}
	public function popNextChild()
	{
		if (empty($this->children)) {
			$this->parseNextChild();
		}
		$proxy = array_shift($this->children);
		return ($proxy !== null) ? $proxy->getPart() : null;
	}
	public function parseAll()
	{
		$this->parseContent();
		while (!$this->allChildrenParsed) {
			$this->parseNextChild();
		}
	}
	public function getContentType()
	{
		return $this->getHeaderContainer()->get(HeaderConsts::CONTENT_TYPE);
	}
	public function getMimeBoundary()
	{
		if ($this->mimeBoundary === false) {
			$this->mimeBoundary = null;
			$contentType = $this->getContentType();
			if ($contentType !== null) {
				$this->mimeBoundary = $contentType->getValueFor('boundary');
			}
		}
		return $this->mimeBoundary;
	}
	public function setEndBoundaryFound($line)
	{
		$boundary = $this->getMimeBoundary();
		if ($this->getParent() !== null && $this->getParent()->setEndBoundaryFound($line)) {
			$this->parentBoundaryFound = true;
			return true;
		} elseif ($boundary !== null) {
			if ($line === "--$boundary--") {
				$this->endBoundaryFound = true;
				return true;
			} elseif ($line === "--$boundary") {
				return true;
			}
		}
		return false;
	}
	public function isParentBoundaryFound()
	{
		return ($this->parentBoundaryFound);
	}
	public function isEndBoundaryFound()
	{
		return ($this->endBoundaryFound);
	}
	public function setEof()
	{
		$this->parentBoundaryFound = true;
		if ($this->getParent() !== null) {
			$this->getParent()->setEof();
		}
	}
	public function setLastLineEndingLength($length)
	{
		$this->getParent()->setLastLineEndingLength($length);
	}
	public function getLastLineEndingLength()
	{
		return $this->getParent()->getLastLineEndingLength();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

class ParserMessageProxy extends ParserMimePartProxy
{
	protected $lastLineEndingLength = 0;
	public function getLastLineEndingLength()
	{
		return $this->lastLineEndingLength;
	}
	public function setLastLineEndingLength($lastLineEndingLength)
	{
		$this->lastLineEndingLength = $lastLineEndingLength;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\IParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\PartBuilder;

abstract class ParserPartProxyFactory
{
	abstract public function newInstance(PartBuilder $partBuilder, IParser $parser);
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\MimePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\PartHeaderContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\IParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\PartBuilder;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part\ParserPartStreamContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part\ParserPartChildrenContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;

class ParserMimePartProxyFactory extends ParserPartProxyFactory
{
	protected $streamFactory;
	protected $parserPartStreamContainerFactory;
	protected $partHeaderContainerFactory;
	protected $parserPartChildrenContainerFactory;
	public function __construct(
		StreamFactory $sdf,
		PartHeaderContainerFactory $phcf,
		ParserPartStreamContainerFactory $pscf,
		ParserPartChildrenContainerFactory $ppccf
	) {
		$this->streamFactory = $sdf;
		$this->partHeaderContainerFactory = $phcf;
		$this->parserPartStreamContainerFactory = $pscf;
		$this->parserPartChildrenContainerFactory = $ppccf;
	}
	public function newInstance(PartBuilder $partBuilder, IParser $parser)
	{
		$parserProxy = new ParserMimePartProxy($partBuilder, $parser);
		$streamContainer = $this->parserPartStreamContainerFactory->newInstance($parserProxy);
		$headerContainer = $this->partHeaderContainerFactory->newInstance($parserProxy->getHeaderContainer());
		$childrenContainer = $this->parserPartChildrenContainerFactory->newInstance($parserProxy);
		$part = new MimePart(
			$partBuilder->getParent()->getPart(),
			$streamContainer,
			$headerContainer,
			$childrenContainer
		);
		$parserProxy->setPart($part);
		$streamContainer->setStream($this->streamFactory->newMessagePartStream($part));
		$part->attach($streamContainer);
		return $parserProxy;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Factory\PartHeaderContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper\MultipartHelper;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\Helper\PrivacyHelper;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part\ParserPartChildrenContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part\ParserPartStreamContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\IParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\PartBuilder;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;

class ParserMessageProxyFactory extends ParserMimePartProxyFactory
{
	protected $multipartHelper;
	protected $privacyHelper;
	public function __construct(
		StreamFactory $sdf,
		PartHeaderContainerFactory $phcf,
		ParserPartStreamContainerFactory $pscf,
		ParserPartChildrenContainerFactory $ppccf,
		MultipartHelper $multipartHelper,
		PrivacyHelper $privacyHelper
	) {
		parent::__construct($sdf, $phcf, $pscf, $ppccf);
		$this->multipartHelper = $multipartHelper;
		$this->privacyHelper = $privacyHelper;
	}
	public function newInstance(PartBuilder $partBuilder, IParser $parser)
	{
		$parserProxy = new ParserMessageProxy($partBuilder, $parser);
		$streamContainer = $this->parserPartStreamContainerFactory->newInstance($parserProxy);
		$headerContainer = $this->partHeaderContainerFactory->newInstance($parserProxy->getHeaderContainer());
		$childrenContainer = $this->parserPartChildrenContainerFactory->newInstance($parserProxy);
		$message = new Message(
			$streamContainer,
			$headerContainer,
			$childrenContainer,
			$this->multipartHelper,
			$this->privacyHelper
		);
		$parserProxy->setPart($message);
		$streamContainer->setStream($this->streamFactory->newMessagePartStream($message));
		$message->attach($streamContainer);
		return $parserProxy;
	}

}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

class ParserNonMimeMessageProxy extends ParserMessageProxy
{
	protected $nextPartStart = null;
	protected $nextPartMode = null;
	protected $nextPartFilename = null;
	public function getNextPartStart()
	{
		return $this->nextPartStart;
	}
	public function getNextPartMode()
	{
		return $this->nextPartMode;
	}
	public function getNextPartFilename()
	{
		return $this->nextPartFilename;
	}
	public function setNextPartStart($nextPartStart)
	{
		$this->nextPartStart = $nextPartStart;
	}
	public function setNextPartMode($nextPartMode)
	{
		$this->nextPartMode = $nextPartMode;
	}
	public function setNextPartFilename($nextPartFilename)
	{
		$this->nextPartFilename = $nextPartFilename;
	}
	public function clearNextPart()
	{
		$this->nextPartStart = null;
		$this->nextPartMode = null;
		$this->nextPartFilename = null;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\PartHeaderContainer;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\IParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\PartBuilder;

class ParserNonMimeMessageProxyFactory extends ParserMessageProxyFactory
{
	public function newInstance(PartBuilder $partBuilder, IParser $parser)
	{
		$parserProxy = new ParserNonMimeMessageProxy($partBuilder, $parser);
		$streamContainer = $this->parserPartStreamContainerFactory->newInstance($parserProxy);
		$headerContainer = $this->partHeaderContainerFactory->newInstance($parserProxy->getHeaderContainer());
		$childrenContainer = $this->parserPartChildrenContainerFactory->newInstance($parserProxy);
		$message = new Message(
			$streamContainer,
			$headerContainer,
			$childrenContainer,
			$this->multipartHelper,
			$this->privacyHelper
		);
		$parserProxy->setPart($message);
		$streamContainer->setStream($this->streamFactory->newMessagePartStream($message));
		$message->attach($streamContainer);
		return $parserProxy;
	}

}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

class ParserUUEncodedPartProxy extends ParserPartProxy
{
	public function getNextPartStart()
	{
		return $this->getParent()->getNextPartStart();
	}
	public function getNextPartMode()
	{
		return $this->getParent()->getNextPartMode();
	}
	public function getNextPartFilename()
	{
		return $this->getParent()->getNextPartFilename();
	}
	public function setNextPartStart($nextPartStart)
	{
		$this->getParent()->setNextPartStart($nextPartStart);
	}
	public function setNextPartMode($nextPartMode)
	{
		$this->getParent()->setNextPartMode($nextPartMode);
	}
	public function setNextPartFilename($nextPartFilename)
	{
		$this->getParent()->setNextPartFilename($nextPartFilename);
	}
	public function getUnixFileMode()
	{
		return $this->getHeaderContainer()->getUnixFileMode();
	}
	public function getFilename()
	{
		return $this->getHeaderContainer()->getFilename();
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Proxy;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\UUEncodedPart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\IParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\PartBuilder;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\Part\ParserPartStreamContainerFactory;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;

class ParserUUEncodedPartProxyFactory extends ParserPartProxyFactory
{
	protected $streamFactory;
	protected $parserPartStreamContainerFactory;
	public function __construct(
		StreamFactory $sdf,
		ParserPartStreamContainerFactory $parserPartStreamContainerFactory
	) {
		$this->streamFactory = $sdf;
		$this->parserPartStreamContainerFactory = $parserPartStreamContainerFactory;
	}
	public function newInstance(PartBuilder $partBuilder, IParser $parser)
	{
		$parserProxy = new ParserUUEncodedPartProxy($partBuilder, $parser);
		$streamContainer = $this->parserPartStreamContainerFactory->newInstance($parserProxy);
		$part = new UUEncodedPart(
			$parserProxy->getUnixFileMode(),
			$parserProxy->getFileName(),
			$partBuilder->getParent()->getPart(),
			$streamContainer
		);
		$parserProxy->setPart($part);
		$streamContainer->setStream($this->streamFactory->newMessagePartStream($part));
		$part->attach($streamContainer);
		return $parserProxy;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMimePart;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use ArrayIterator;
use SplObserver;
use SplSubject;

#[\AllowDynamicProperties]
class HeaderStream implements StreamInterface, SplObserver
{
	use StreamDecoratorTrait;
	protected $part;
	public function __construct(IMessagePart $part)
	{
		$this->part = $part;
		$part->attach($this);
	}
	public function __destruct()
	{
		if ($this->part !== null) {
			$this->part->detach($this);
		}
	}
	public function update(SplSubject $subject)
	{
		if ($this->stream !== null) {
			$this->stream = $this->createStream();
		}
	}
	private function getPartHeadersIterator()
	{
		if ($this->part instanceof IMimePart) {
			return $this->part->getRawHeaderIterator();
		} elseif ($this->part->getParent() !== null && $this->part->getParent()->isMime()) {
			return new ArrayIterator([
				[ HeaderConsts::CONTENT_TYPE, $this->part->getContentType() ],
				[ HeaderConsts::CONTENT_DISPOSITION, $this->part->getContentDisposition() ],
				[ HeaderConsts::CONTENT_TRANSFER_ENCODING, $this->part->getContentTransferEncoding() ]
			]);
		}
		return new ArrayIterator();
	}
	public function writePartHeadersTo(StreamInterface $stream)
	{
		foreach ($this->getPartHeadersIterator() as $header) {
			$stream->write("${header[0]}: ${header[1]}\r\n");
		}
		$stream->write("\r\n");
	}
	protected function createStream()
	{
		$stream = Psr7\Utils::streamFor();
		$this->writePartHeadersTo($stream);
		$stream->rewind();
		return $stream;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream;

use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\MailMimeParser;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Header\HeaderConsts;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMimePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream\StreamFactory;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\AppendStream;
use Jetpack_Dashboard\Vendor\GuzzleHttp\Psr7\StreamDecoratorTrait;
use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use SplObserver;
use SplSubject;

#[\AllowDynamicProperties]
class MessagePartStream implements StreamInterface, SplObserver
{
	use StreamDecoratorTrait;
	protected $streamFactory;
	protected $part;
	protected $appendStream = null;
	public function __construct(StreamFactory $sdf, IMessagePart $part)
	{
		$this->streamFactory = $sdf;
		$this->part = $part;
		$part->attach($this);
	}
	public function __destruct()
	{
		if ($this->part !== null) {
			$this->part->detach($this);
		}
	}
	#[\ReturnTypeWillChange]
	public function update(SplSubject $subject)
	{
		if ($this->appendStream !== null) {
			unset($this->stream);
			$this->appendStream = null;
		}
	}
	private function getCharsetDecoratorForStream(StreamInterface $stream)
	{
		$charset = $this->part->getCharset();
		if (!empty($charset)) {
			$stream = $this->streamFactory->newCharsetStream(
				$stream,
				$charset,
				MailMimeParser::DEFAULT_CHARSET
			);
		}
		return $stream;
	}
	private function getTransferEncodingDecoratorForStream(StreamInterface $stream)
	{
		$encoding = $this->part->getContentTransferEncoding();
		$decorator = null;
		switch ($encoding) {
			case 'quoted-printable':
				$decorator = $this->streamFactory->newQuotedPrintableStream($stream);
				break;
			case 'base64':
				$decorator = $this->streamFactory->newBase64Stream(
					$this->streamFactory->newChunkSplitStream($stream));
				break;
			case 'x-uuencode':
				$decorator = $this->streamFactory->newUUStream($stream);
				$decorator->setFilename($this->part->getFilename());
				break;
			default:
				return $stream;
		}
		return $decorator;
	}
	private function writePartContentTo(StreamInterface $stream)
	{
		$contentStream = $this->part->getContentStream();
		if ($contentStream !== null) {
			$copyStream = $this->streamFactory->newNonClosingStream($stream);
			$es = $this->getTransferEncodingDecoratorForStream($copyStream);
			$cs = $this->getCharsetDecoratorForStream($es);
			Psr7\Utils::copyToStream($contentStream, $cs);
			$cs->close();
		}
	}
	protected function getBoundaryAndChildStreams(IMimePart $part)
	{
		$boundary = $part->getHeaderParameter(HeaderConsts::CONTENT_TYPE, 'boundary');
		if ($boundary === null) {
			return array_map(
				function ($child) {
					return $child->getStream();
				},
				$part->getChildParts()
			);
		}
		$streams = [];
		foreach ($part->getChildParts() as $i => $child) {
			if ($i !== 0 || $part->hasContent()) {
				$streams[] = Psr7\Utils::streamFor("\r\n");
			}
			$streams[] = Psr7\Utils::streamFor("--$boundary\r\n");
			$streams[] = $child->getStream();
		}
		$streams[] = Psr7\Utils::streamFor("\r\n--$boundary--\r\n");
		return $streams;
	}
	protected function getStreamsArray()
	{
		$content = Psr7\Utils::streamFor();
		$this->writePartContentTo($content);
		$content->rewind();
		$streams = [ $this->streamFactory->newHeaderStream($this->part), $content ];
		if ($this->part instanceof IMimePart && $this->part->getChildCount() > 0) {
			$streams = array_merge($streams, $this->getBoundaryAndChildStreams($this->part));
		}
		return $streams;
	}
	protected function createStream()
	{
		if ($this->appendStream === null) {
			$this->appendStream = new AppendStream($this->getStreamsArray());
		}
		return $this->appendStream;
	}
}

namespace Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Stream;

use Jetpack_Dashboard\Vendor\Psr\Http\Message\StreamInterface;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\Base64Stream;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\CharsetStream;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\ChunkSplitStream;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\SeekingLimitStream;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\NonClosingStream;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\PregReplaceFilterStream;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\QuotedPrintableStream;
use Jetpack_Dashboard\Vendor\ZBateson\StreamDecorators\UUStream;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Message\IMessagePart;
use Jetpack_Dashboard\Vendor\ZBateson\MailMimeParser\Parser\PartBuilder;

class StreamFactory
{
	public function getLimitedPartStream(PartBuilder $part)
	{
		return $this->newLimitStream(
			$part->getStream(),
			$part->getStreamPartLength(),
			$part->getStreamPartStartPos()
		);
	}
	public function getLimitedContentStream(PartBuilder $part)
	{
		$length = $part->getStreamContentLength();
		if ($length !== 0) {
			return $this->newLimitStream(
				$part->getStream(),
				$part->getStreamContentLength(),
				$part->getStreamContentStartPos()
			);
		}
		return null;
	}
	private function newLimitStream(StreamInterface $stream, $length, $start)
	{
		return new SeekingLimitStream(
			$this->newNonClosingStream($stream),
			$length,
			$start
		);
	}
	public function newNonClosingStream(StreamInterface $stream)
	{
		return new NonClosingStream($stream);
	}
	public function newChunkSplitStream(StreamInterface $stream)
	{
		return new ChunkSplitStream($stream);
	}
	public function newBase64Stream(StreamInterface $stream)
	{
		return new Base64Stream(
			new PregReplaceFilterStream($stream, '/[^a-zA-Z0-9\/\+=]/', '')
		);
	}
	public function newQuotedPrintableStream(StreamInterface $stream)
	{
		return new QuotedPrintableStream($stream);
	}
	public function newUUStream(StreamInterface $stream)
	{
		return new UUStream($stream);
	}
	public function newCharsetStream(StreamInterface $stream, $fromCharset, $toCharset)
	{
		return new CharsetStream($stream, $fromCharset, $toCharset);
	}
	public function newMessagePartStream(IMessagePart $part)
	{
		return new MessagePartStream($this, $part);
	}
	public function newHeaderStream(IMessagePart $part)
	{
		return new HeaderStream($part);
	}
}
