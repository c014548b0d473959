import Parallax
import ParallaxSwiftUI
import SwiftUI

/// Five pages that fade into one another; their texts lag behind. The page in view stays when the phone is turned.
struct Onboarding: View {
    struct Page: Identifiable {
        let words, picture: String
        var name = ""
        var id: String { picture }
    }

    let pages = [
        Page(words: "", picture: "dunes.jpg", name: "Dunes"), Page(words: "Scroll", picture: "lagoon.jpg"),
        Page(words: "Look closer", picture: "grove.jpg"),
        Page(words: "Further away", picture: "lighthouse.jpg"),
        Page(words: "Arrive", picture: "aurora.jpg"),
    ]
    @State private var page: Page.ID?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 0) {
                ForEach(pages) { page in
                    words(of: page)
                        .parallax(.drift(speed: 0.7), along: .horizontal)
                        .containerRelativeFrame(.horizontal)
                        .background { picture(of: page) }
                        .parallax(.pageFade, along: .horizontal)
                }
            }
            .scrollTargetLayout()
            // A square on the first page, which moves with it and does not fade.
            .overlay(alignment: .topLeading) {
                Color.white
                    .frame(width: 200, height: 200)
                    .padding(EdgeInsets(top: 50, leading: 95, bottom: 50, trailing: 95))
                    .accessibilityHidden(true)
            }
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .scrollIndicators(.hidden)
        .background(.black, ignoresSafeAreaEdges: [])
        .frame(height: 300)
        // A page is as wide as the screen, on a phone that lies on its side, too.
        .ignoresSafeArea(edges: .horizontal)
        .frame(maxHeight: .infinity, alignment: .top)
    }

    /// As large as the page, which does not cut it off.
    private func words(of page: Page) -> some View {
        ZStack {
            if !page.words.isEmpty {
                Text(page.words).font(.largeTitle.bold()).frame(maxWidth: .infinity).shaded()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    /// The page's picture fills the page. Beside words it is for the eye alone; without them it is called by its name.
    private func picture(of page: Page) -> some View {
        Color.clear
            .overlay {
                if page.words.isEmpty {
                    Image(page.picture).resizable().scaledToFill().accessibilityLabel(page.name)
                } else {
                    Image(decorative: page.picture).resizable().scaledToFill()
                }
            }
            .clipped()
    }
}
