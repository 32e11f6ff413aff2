<?php
/**
 * Tests of the service container.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Tests\Kernel;

use Jetpack_Dashboard\Kernel\Clock;
use Jetpack_Dashboard\Kernel\Container;
use Jetpack_Dashboard\Kernel\Lock;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use LogicException;
use PHPUnit\Framework\TestCase;

final class ContainerTest extends TestCase {

	public function test_a_class_is_built_from_the_types_of_its_constructor_once(): void {
		$services = new Container();

		$this->assertFalse( $services->has_built( Clock::class ) );
		$this->assertInstanceOf( Lock::class, $services->get( Lock::class ) );
		$this->assertTrue( $services->has_built( Clock::class ) );
		$this->assertSame( $services->get( Lock::class ), $services->get( Lock::class ) );
	}

	public function test_a_factory_comes_first_and_can_be_replaced(): void {
		$services = new Container();
		$services->set( Plugin_Files::class, static fn() => new Plugin_Files( '/one/main.php' ) );
		$first = $services->get( Plugin_Files::class );
		$services->set( Plugin_Files::class, static fn() => new Plugin_Files( '/two/main.php' ) );

		$this->assertNotSame( $first, $services->get( Plugin_Files::class ) );
	}

	public function test_an_unresolvable_class_is_named(): void {
		$this->expectException( LogicException::class );
		$this->expectExceptionMessage( Plugin_Files::class . ' needs a factory: the container cannot build its parameter $file.' );

		( new Container() )->get( Plugin_Files::class );
	}

	public function test_a_lazy_service_is_built_when_it_is_called(): void {
		$services = new Container();
		$clock    = $services->lazy( Clock::class );

		$this->assertFalse( $services->has_built( Clock::class ) );
		$this->assertSame( $clock(), $services->get( Clock::class ) );
	}

	public function test_it_can_be_injected(): void {
		$services = new Container();

		$this->assertSame( $services, $services->get( Container::class ) );
	}
}
