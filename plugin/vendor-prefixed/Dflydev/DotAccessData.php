<?php
declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor\Dflydev\DotAccessData;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\DataException;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\InvalidPathException;

interface DataInterface
{
	public const PRESERVE = 0;
	public const REPLACE = 1;
	public const MERGE = 2;
	public function append(string $key, $value = null): void;
	public function set(string $key, $value = null): void;
	public function remove(string $key): void;
	public function get(string $key, $default = null);
	public function has(string $key): bool;
	public function getData(string $key): DataInterface;
	public function import(array $data, int $mode = self::REPLACE): void;
	public function importData(DataInterface $data, int $mode = self::REPLACE): void;
	public function export(): array;
}

namespace Jetpack_Dashboard\Vendor\Dflydev\DotAccessData;

use ArrayAccess;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\DataException;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\InvalidPathException;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\MissingPathException;

class Data implements DataInterface, ArrayAccess
{
	private const DELIMITERS = ['.', '/'];
	protected $data;
	public function __construct(array $data = [])
	{
		$this->data = $data;
	}
	public function append(string $key, $value = null): void
	{
		$currentValue =& $this->data;
		$keyPath = self::keyToPathArray($key);
		$endKey = array_pop($keyPath);
		foreach ($keyPath as $currentKey) {
			if (! isset($currentValue[$currentKey])) {
				$currentValue[$currentKey] = [];
			}
			$currentValue =& $currentValue[$currentKey];
		}
		if (!isset($currentValue[$endKey])) {
			$currentValue[$endKey] = [];
		}
		if (!is_array($currentValue[$endKey])) {
			$currentValue[$endKey] = [$currentValue[$endKey]];
		}
		$currentValue[$endKey][] = $value;
	}
	public function set(string $key, $value = null): void
	{
		$currentValue =& $this->data;
		$keyPath = self::keyToPathArray($key);
		$endKey = array_pop($keyPath);
		foreach ($keyPath as $currentKey) {
			if (!isset($currentValue[$currentKey])) {
				$currentValue[$currentKey] = [];
			}
			if (!is_array($currentValue[$currentKey])) {
				throw new DataException(sprintf('Key path "%s" within "%s" cannot be indexed into (is not an array)', $currentKey, self::formatPath($key)));
			}
			$currentValue =& $currentValue[$currentKey];
		}
		$currentValue[$endKey] = $value;
	}
	public function remove(string $key): void
	{
		$currentValue =& $this->data;
		$keyPath = self::keyToPathArray($key);
		$endKey = array_pop($keyPath);
		foreach ($keyPath as $currentKey) {
			if (!isset($currentValue[$currentKey])) {
				return;
			}
			$currentValue =& $currentValue[$currentKey];
		}
		unset($currentValue[$endKey]);
	}
	public function get(string $key, $default = null)
	{
		$hasDefault = \func_num_args() > 1;
		$currentValue = $this->data;
		$keyPath = self::keyToPathArray($key);
		foreach ($keyPath as $currentKey) {
			if (!is_array($currentValue) || !array_key_exists($currentKey, $currentValue)) {
				if ($hasDefault) {
					return $default;
				}
				throw new MissingPathException($key, sprintf('No data exists at the given path: "%s"', self::formatPath($keyPath)));
			}
			$currentValue = $currentValue[$currentKey];
		}
		return $currentValue === null ? $default : $currentValue;
	}
	public function has(string $key): bool
	{
		$currentValue = $this->data;
		foreach (self::keyToPathArray($key) as $currentKey) {
			if (
				!is_array($currentValue) ||
				!array_key_exists($currentKey, $currentValue)
			) {
				return false;
			}
			$currentValue = $currentValue[$currentKey];
		}
		return true;
	}
	public function getData(string $key): DataInterface
	{
		$value = $this->get($key);
		if (is_array($value) && Util::isAssoc($value)) {
			return new Data($value);
		}
		throw new DataException(sprintf('Value at "%s" could not be represented as a DataInterface', self::formatPath($key)));
	}
	public function import(array $data, int $mode = self::REPLACE): void
	{
		$this->data = Util::mergeAssocArray($this->data, $data, $mode);
	}
	public function importData(DataInterface $data, int $mode = self::REPLACE): void
	{
		$this->import($data->export(), $mode);
	}
	public function export(): array
	{
		return $this->data;
	}
	#[\ReturnTypeWillChange]
	public function offsetExists($key)
	{
		return $this->has($key);
	}
	#[\ReturnTypeWillChange]
	public function offsetGet($key)
	{
		return $this->get($key, null);
	}
	#[\ReturnTypeWillChange]
	public function offsetSet($key, $value)
	{
		$this->set($key, $value);
	}
	#[\ReturnTypeWillChange]
	public function offsetUnset($key)
	{
		$this->remove($key);
	}
	protected static function keyToPathArray(string $path): array
	{
		if (\strlen($path) === 0) {
			throw new InvalidPathException('Path cannot be an empty string');
		}
		$path = \str_replace(self::DELIMITERS, '.', $path);
		return \explode('.', $path);
	}
	protected static function formatPath($path): string
	{
		if (is_string($path)) {
			$path = self::keyToPathArray($path);
		}
		return implode(' » ', $path);
	}
}

namespace Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception;

class DataException extends \RuntimeException
{
}

namespace Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception;

class InvalidPathException extends DataException
{
}

namespace Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception;

use Throwable;

class MissingPathException extends DataException
{
	protected $path;
	public function __construct(string $path, string $message = '', int $code = 0, ?Throwable $previous = null)
	{
		$this->path = $path;
		parent::__construct($message, $code, $previous);
	}
	public function getPath(): string
	{
		return $this->path;
	}
}

namespace Jetpack_Dashboard\Vendor\Dflydev\DotAccessData;

class Util
{
	public static function isAssoc(array $arr): bool
	{
		return !count($arr) || count(array_filter(array_keys($arr), 'is_string')) == count($arr);
	}
	public static function mergeAssocArray($to, $from, int $mode = DataInterface::REPLACE)
	{
		if ($mode === DataInterface::MERGE && self::isList($to) && self::isList($from)) {
			return array_merge($to, $from);
		}
		if (is_array($from) && is_array($to)) {
			foreach ($from as $k => $v) {
				if (!isset($to[$k])) {
					$to[$k] = $v;
				} else {
					$to[$k] = self::mergeAssocArray($to[$k], $v, $mode);
				}
			}
			return $to;
		}
		return $mode === DataInterface::PRESERVE ? $to : $from;
	}
	private static function isList($value): bool
	{
		return is_array($value) && array_values($value) === $value;
	}
}
