<?php

namespace Jetpack_Dashboard\Vendor\Pimple\Exception;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\Psr\Container\ContainerExceptionInterface;

class ExpectedInvokableException extends \InvalidArgumentException implements ContainerExceptionInterface
{
}

namespace Jetpack_Dashboard\Vendor\Pimple\Exception;

use Jetpack_Dashboard\Vendor\Psr\Container\ContainerExceptionInterface;

class FrozenServiceException extends \RuntimeException implements ContainerExceptionInterface
{
	public function __construct($id)
	{
		parent::__construct(\sprintf('Cannot override frozen service "%s".', $id));
	}
}

namespace Jetpack_Dashboard\Vendor\Pimple\Exception;

use Jetpack_Dashboard\Vendor\Psr\Container\NotFoundExceptionInterface;

class InvalidServiceIdentifierException extends \InvalidArgumentException implements NotFoundExceptionInterface
{
	public function __construct($id)
	{
		parent::__construct(\sprintf('Identifier "%s" does not contain an object definition.', $id));
	}
}

namespace Jetpack_Dashboard\Vendor\Pimple\Exception;

use Jetpack_Dashboard\Vendor\Psr\Container\NotFoundExceptionInterface;

class UnknownIdentifierException extends \InvalidArgumentException implements NotFoundExceptionInterface
{
	public function __construct($id)
	{
		parent::__construct(\sprintf('Identifier "%s" is not defined.', $id));
	}
}
