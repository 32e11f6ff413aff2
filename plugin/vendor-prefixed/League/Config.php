<?php
declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor\League\Config;

defined( 'ABSPATH' ) || exit;

interface ConfigurationProviderInterface
{
	public function getConfiguration(): ConfigurationInterface;
}

namespace Jetpack_Dashboard\Vendor\League\Config;

interface ConfigurationAwareInterface
{
	public function setConfiguration(ConfigurationInterface $configuration): void;
}

namespace Jetpack_Dashboard\Vendor\League\Config;

use Jetpack_Dashboard\Vendor\League\Config\Exception\UnknownOptionException;

interface MutableConfigurationInterface
{
	public function set(string $key, $value): void;
	public function merge(array $config = []): void;
}

namespace Jetpack_Dashboard\Vendor\League\Config;

use Jetpack_Dashboard\Vendor\Nette\Schema\Schema;

interface SchemaBuilderInterface
{
	public function addSchema(string $key, Schema $schema): void;
}

namespace Jetpack_Dashboard\Vendor\League\Config;

interface ConfigurationBuilderInterface extends MutableConfigurationInterface, SchemaBuilderInterface
{
}

namespace Jetpack_Dashboard\Vendor\League\Config;

use Jetpack_Dashboard\Vendor\League\Config\Exception\UnknownOptionException;
use Jetpack_Dashboard\Vendor\League\Config\Exception\ValidationException;

interface ConfigurationInterface
{
	public function get(string $key);
	public function exists(string $key): bool;
}

namespace Jetpack_Dashboard\Vendor\League\Config;

use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Data;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\DataInterface;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\DataException;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\InvalidPathException;
use Jetpack_Dashboard\Vendor\Dflydev\DotAccessData\Exception\MissingPathException;
use Jetpack_Dashboard\Vendor\League\Config\Exception\UnknownOptionException;
use Jetpack_Dashboard\Vendor\League\Config\Exception\ValidationException;
use Jetpack_Dashboard\Vendor\Nette\Schema\Expect;
use Jetpack_Dashboard\Vendor\Nette\Schema\Processor;
use Jetpack_Dashboard\Vendor\Nette\Schema\Schema;
use Jetpack_Dashboard\Vendor\Nette\Schema\ValidationException as NetteValidationException;

final class Configuration implements ConfigurationBuilderInterface, ConfigurationInterface
{
	private Data $userConfig;
	private array $configSchemas = [];
	private Data $finalConfig;
	private array $cache = [];
	private ConfigurationInterface $reader;
	public function __construct(array $baseSchemas = [])
	{
		$this->configSchemas = $baseSchemas;
		$this->userConfig    = new Data();
		$this->finalConfig   = new Data();
		$this->reader = new ReadOnlyConfiguration($this);
	}
	public function addSchema(string $key, Schema $schema): void
	{
		$this->invalidate();
		$this->configSchemas[$key] = $schema;
	}
	public function merge(array $config = []): void
	{
		$this->invalidate();
		$this->userConfig->import($config, DataInterface::REPLACE);
	}
	public function set(string $key, $value): void
	{
		$this->invalidate();
		try {
			$this->userConfig->set($key, $value);
		} catch (DataException $ex) {
			throw new UnknownOptionException($ex->getMessage(), $key, (int) $ex->getCode(), $ex);
		}
	}
	public function get(string $key)
	{
		if (\array_key_exists($key, $this->cache)) {
			return $this->cache[$key];
		}
		try {
			$this->build(self::getTopLevelKey($key));
			return $this->cache[$key] = $this->finalConfig->get($key);
		} catch (InvalidPathException | MissingPathException $ex) {
			throw new UnknownOptionException($ex->getMessage(), $key, (int) $ex->getCode(), $ex);
		}
	}
	public function exists(string $key): bool
	{
		if (\array_key_exists($key, $this->cache)) {
			return true;
		}
		try {
			$this->build(self::getTopLevelKey($key));
			return $this->finalConfig->has($key);
		} catch (InvalidPathException | UnknownOptionException $ex) {
			return false;
		}
	}
	public function reader(): ConfigurationInterface
	{
		return $this->reader;
	}
	private function invalidate(): void
	{
		$this->cache       = [];
		$this->finalConfig = new Data();
	}
	private function build(string $topLevelKey): void
	{
		if ($this->finalConfig->has($topLevelKey)) {
			return;
		}
		if (! isset($this->configSchemas[$topLevelKey])) {
			throw new UnknownOptionException(\sprintf('Missing config schema for "%s"', $topLevelKey), $topLevelKey);
		}
		try {
			$userData = [$topLevelKey => $this->userConfig->get($topLevelKey)];
		} catch (DataException $ex) {
			$userData = [];
		}
		try {
			$schema    = $this->configSchemas[$topLevelKey];
			$processor = new Processor();
			$processed = $processor->process(Expect::structure([$topLevelKey => $schema]), $userData);
			$this->raiseAnyDeprecationNotices($processor->getWarnings());
			$this->finalConfig->import((array) self::convertStdClassesToArrays($processed));
		} catch (NetteValidationException $ex) {
			throw new ValidationException($ex);
		}
	}
	private static function convertStdClassesToArrays($data)
	{
		if ($data instanceof \stdClass) {
			$data = (array) $data;
		}
		if (\is_array($data)) {
			foreach ($data as $k => $v) {
				$data[$k] = self::convertStdClassesToArrays($v);
			}
		}
		return $data;
	}
	private function raiseAnyDeprecationNotices(array $warnings): void
	{
		foreach ($warnings as $warning) {
			@\trigger_error($warning, \E_USER_DEPRECATED);
		}
	}
	private static function getTopLevelKey(string $path): string
	{
		if (\strlen($path) === 0) {
			throw new InvalidPathException('Path cannot be an empty string');
		}
		$path = \str_replace(['.', '/'], '.', $path);
		$firstDelimiter = \strpos($path, '.');
		if ($firstDelimiter === false) {
			return $path;
		}
		return \substr($path, 0, $firstDelimiter);
	}
}

namespace Jetpack_Dashboard\Vendor\League\Config\Exception;

interface ConfigurationExceptionInterface extends \Throwable
{
}

namespace Jetpack_Dashboard\Vendor\League\Config\Exception;

class InvalidConfigurationException extends \UnexpectedValueException implements ConfigurationExceptionInterface
{
	public static function forConfigOption(string $option, $valueGiven, ?string $description = null): self
	{
		$message = \sprintf('Invalid config option for "%s": %s', $option, self::getDebugValue($valueGiven));
		if ($description !== null) {
			$message .= \sprintf(' (%s)', $description);
		}
		return new self($message);
	}
	private static function getDebugValue($value): string
	{
		if (\is_object($value)) {
			return \get_class($value);
		}
		return \print_r($value, true);
	}
}

namespace Jetpack_Dashboard\Vendor\League\Config\Exception;

use Throwable;

final class UnknownOptionException extends \InvalidArgumentException implements ConfigurationExceptionInterface
{
	private string $path;
	public function __construct(string $message, string $path, int $code = 0, ?Throwable $previous = null)
	{
		parent::__construct($message, $code, $previous);
		$this->path = $path;
	}
	public function getPath(): string
	{
		return $this->path;
	}
}

namespace Jetpack_Dashboard\Vendor\League\Config\Exception;

use Jetpack_Dashboard\Vendor\Nette\Schema\ValidationException as NetteException;

final class ValidationException extends InvalidConfigurationException
{
	private array $messages;
	public function __construct(NetteException $innerException)
	{
		parent::__construct($innerException->getMessage(), (int) $innerException->getCode(), $innerException);
		$this->messages = $innerException->getMessages();
	}
	public function getMessages(): array
	{
		return $this->messages;
	}
}

namespace Jetpack_Dashboard\Vendor\League\Config;

final class ReadOnlyConfiguration implements ConfigurationInterface
{
	private Configuration $config;
	public function __construct(Configuration $config)
	{
		$this->config = $config;
	}
	public function get(string $key)
	{
		return $this->config->get($key);
	}
	public function exists(string $key): bool
	{
		return $this->config->exists($key);
	}
}
