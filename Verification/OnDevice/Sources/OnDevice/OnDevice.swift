// There is nothing to build but the tests.
