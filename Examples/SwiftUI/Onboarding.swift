import Parallax
import ParallaxSwiftUI
import SwiftUI

/// Five pages that fade into one another; their texts lag behind. The page in view stays when the phone is turned.
struct Onboarding: View {
    let words = ["Welcome", "Scroll", "Look closer", "Further away", "Arrive"]
    @State private var page: String?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(words, id: \.self) { word in
                    Text(word)
                        .font(.largeTitle.bold())
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .parallax(.drift(speed: 0.7), along: .horizontal)
                        .containerRelativeFrame(.horizontal)
                        .parallax(.pageFade, along: .horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .scrollIndicators(.hidden)
        .frame(height: 300)
        .frame(maxHeight: .infinity, alignment: .top)
    }
}
