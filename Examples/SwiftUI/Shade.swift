import SwiftUI

extension Color {
    /// What lies behind the lists.
    static let night = Color(red: 0.08, green: 0.09, blue: 0.11)
    /// What lies behind the bar's title, once the picture has gone.
    static let dusk = Color(red: 0.23, green: 0.15, blue: 0.27)
    /// How dark it is behind words: white on it has a contrast of 4.5 to 1 over any picture, a white one included.
    static let shade = Color.black.opacity(0.56)
}

extension View {
    /// White words that can be read over any picture, in front of a shade that fades out above and below them.
    func shaded() -> some View {
        foregroundStyle(.white)
            .background {
                VStack(spacing: 0) {
                    LinearGradient(
                        stops: [.init(color: .clear, location: 0), .init(color: .shade, location: 1)],
                        startPoint: .top, endPoint: .bottom
                    )
                    .frame(height: 40)
                    Color.shade
                    LinearGradient(
                        stops: [.init(color: .shade, location: 0), .init(color: .clear, location: 1)],
                        startPoint: .top, endPoint: .bottom
                    )
                    .frame(height: 40)
                }
                .padding(.vertical, -40)
            }
    }
}
