import Testing

@testable import Parallax

@Suite struct FiniteTests {
    @Test func `finite leaves a finite number as it is and replaces the others`() {
        #expect((-3.5).finite == -3.5)
        #expect(Double.infinity.finite == .greatestFiniteMagnitude)
        #expect((-Double.infinity).finite == -.greatestFiniteMagnitude)
        #expect(Double.nan.finite == 0)
    }

    @Test func `orZero is 0 for NaN and for all that is not above`() {
        #expect(2.5.orZero == 2.5)
        #expect(Double.infinity.orZero == .infinity)
        #expect((-2.5).orZero == 0)
        #expect(Double.nan.orZero == 0)
        #expect((-0.0).orZero.sign == .plus)
    }
}
