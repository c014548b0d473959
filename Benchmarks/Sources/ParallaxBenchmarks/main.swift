// Prints each figure as a ratio within this run, beside the limit it is held against; exits 1 if one is above.
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

func rounded(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }

var isWithinLimits = true
print("| figure | ratio | limit | ns a call: measured, reference |")
print("| --- | --- | --- | --- |")
for ratio in Evaluation.ratios() + [Evaluation.loop()] + Growth.ratios() {
    let isWithin = ratio.value <= ratio.limit
    isWithinLimits = isWithinLimits && isWithin
    print(
        "| \(padded(ratio.name, 58)) | \(rounded(ratio.value)) | \(rounded(ratio.limit))\(isWithin ? "" : " exceeded") |",
        "\(rounded(ratio.nanoseconds.measured)), \(rounded(ratio.nanoseconds.reference)) |")
}
if !isWithinLimits { exit(1) }
