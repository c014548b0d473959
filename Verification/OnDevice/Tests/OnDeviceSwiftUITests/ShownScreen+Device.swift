#if canImport(UIKit) && !os(Linux)
import SwiftUI
import UIKit

/// A window with a view of SwiftUI in it, that is scrolled and looked at.
@MainActor final class ShownScreen {
    private let window: UIWindow

    init(_ view: some View, width: Double, height: Double) {
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
        let controller = UIHostingController(rootView: view.background(Color.black))
        // The device's own bars and corners are no part of what is compared.
        controller.safeAreaRegions = []
        window.rootViewController = controller
        window.isHidden = false
        settle()
    }

    /// Scrolls to a travel, lays out, and lets what SwiftUI does a moment later be done.
    func scroll(to travel: Double) {
        guard let scrollView = scrollView(in: window) else { return }
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentOffset = CGPoint(x: 0, y: travel)
        settle()
    }

    /// The colours that are shown along a vertical line, by the heights that are asked for.
    func colours(at heights: [Double], x: Double) -> [Colour] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.preferredRange = .standard
        let picture = UIGraphicsImageRenderer(bounds: window.bounds, format: format).image { _ in
            window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
        }
        let (width, height) = (Int(window.bounds.width), Int(window.bounds.height))
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let isDrawn = bytes.withUnsafeMutableBytes { memory in
            guard let image = picture.cgImage,
                let space = CGColorSpace(name: CGColorSpace.sRGB),
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
                    bytesPerRow: width * 4, space: space,
                    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            return true
        }
        guard isDrawn else { return [] }
        return heights.map { y in
            let index = (Int(y) * width + Int(x)) * 4
            return Colour(
                red: Double(bytes[index]), green: Double(bytes[index + 1]), blue: Double(bytes[index + 2]))
        }
    }

    private func settle() {
        window.layoutIfNeeded()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
        window.layoutIfNeeded()
    }

    private func scrollView(in view: UIView) -> UIScrollView? {
        if let scrollView = view as? UIScrollView { return scrollView }
        return view.subviews.lazy.compactMap { self.scrollView(in: $0) }.first
    }
}
#endif
