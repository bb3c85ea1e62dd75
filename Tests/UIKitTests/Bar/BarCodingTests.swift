import Foundation
import Testing
import UIKit

@MainActor struct BarCodingTests {
    private static func dot(_ size: CGFloat) -> UIImage {
        ImageContext.draw(size: CGSize(width: size, height: size), scale: 1) { context in
            context.fill(CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    @Test(arguments: ArchiveTrip.allCases) func aNavigationBarKeepsEverything(_ way: ArchiveTrip) throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
        bar.barStyle = .black
        bar.tintColor = .orange
        bar.isTranslucent = true
        bar.titleTextAttributes = [UITextAttributeFont: UIFont.systemFont(ofSize: 11)]
        bar.setBackgroundImage(Self.dot(9), for: .landscapePhone)
        bar.items = [UINavigationItem(title: "First"), UINavigationItem(title: "Second")]
        bar.layoutIfNeeded()
        let copy = try #require(try way.copy(bar))
        #expect(copy.frame == bar.frame && copy.barStyle == .black && copy.tintColor == .orange && copy.isTranslucent)
        #expect((copy.titleTextAttributes?[UITextAttributeFont] as? UIFont)?.pointSize == 11)
        #expect(copy.backgroundImage(for: .landscapePhone)?.size.width == 9)
        #expect(copy.items?.map(\.title) == ["First", "Second"] && copy.topItem?.title == "Second")
        #expect(copy.subviews.count == bar.subviews.count, "its own views are made anew, not archived")
    }

    @Test(arguments: ArchiveTrip.allCases) func aToolbarKeepsEverything(_ way: ArchiveTrip) throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 416, width: 320, height: 44))
        bar.barStyle = .black
        bar.tintColor = .brown
        bar.isTranslucent = true
        bar.setBackgroundImage(Self.dot(5), forToolbarPosition: .top, barMetrics: .default)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        bar.items = [
            UIBarButtonItem(title: "One", style: .bordered, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(customView: label),
        ]
        bar.layoutIfNeeded()
        let copy = try #require(try way.copy(bar))
        #expect(copy.frame == bar.frame && copy.barStyle == .black && copy.tintColor == .brown && copy.isTranslucent)
        #expect(copy.backgroundImage(forToolbarPosition: .top, barMetrics: .default)?.size.width == 5)
        let items = try #require(copy.items)
        #expect(items.map(\.title) == ["One", nil, nil] && items[1].systemItem == .flexibleSpace)
        #expect(items[2].customView is UILabel && items[2].customView?.superview === copy)
        #expect(copy.subviews.count == 2)
    }

    @Test(arguments: ArchiveTrip.allCases) func aTabBarKeepsEverything(_ way: ArchiveTrip) throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
        bar.tintColor = .purple
        bar.selectedImageTintColor = .green
        bar.backgroundImage = Self.dot(3)
        bar.selectionIndicatorImage = Self.dot(4)
        bar.items = [
            UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(tabBarSystemItem: .search, tag: 1),
        ]
        bar.selectedItem = bar.items?.last
        bar.layoutIfNeeded()
        let copy = try #require(try way.copy(bar))
        #expect(copy.frame == bar.frame && copy.tintColor == .purple && copy.selectedImageTintColor == .green)
        #expect(copy.backgroundImage?.size.width == 3 && copy.selectionIndicatorImage?.size.width == 4)
        #expect(copy.items?.map(\.title) == ["A", "Search"])
        #expect(copy.selectedItem != nil && copy.selectedItem === copy.items?.last)
        #expect(copy.subviews.count == 2)
    }

    @Test(arguments: ArchiveTrip.allCases) func aSearchBarKeepsEverything(_ way: ArchiveTrip) throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.barStyle = .black
        bar.tintColor = .red
        bar.isTranslucent = true
        bar.backgroundImage = Self.dot(3)
        bar.text = "apple"
        bar.placeholder = "Fruit"
        bar.prompt = "What?"
        bar.autocapitalizationType = .words
        bar.autocorrectionType = .no
        bar.keyboardType = .emailAddress
        bar.showsBookmarkButton = true
        bar.isSearchResultsButtonSelected = true
        bar.showsCancelButton = true
        bar.scopeButtonTitles = ["All", "Some"]
        bar.selectedScopeButtonIndex = 1
        bar.showsScopeBar = true
        bar.sizeToFit()
        let copy = try #require(try way.copy(bar))
        #expect(copy.frame == bar.frame && copy.barStyle == .black && copy.tintColor == .red && copy.isTranslucent)
        #expect(copy.backgroundImage?.size.width == 3)
        #expect(copy.text == "apple" && copy.placeholder == "Fruit" && copy.prompt == "What?")
        #expect(copy.autocapitalizationType == .words && copy.autocorrectionType == .no)
        #expect(copy.keyboardType == .emailAddress && copy.showsBookmarkButton && !copy.showsSearchResultsButton)
        #expect(copy.isSearchResultsButtonSelected && copy.showsCancelButton && copy.showsScopeBar)
        #expect(copy.scopeButtonTitles == ["All", "Some"] && copy.selectedScopeButtonIndex == 1)
        #expect(copy.subviews.count == bar.subviews.count)
    }

    @Test func aDecodedSearchBarCanBeTypedInto() throws {
        let bar = try #require(
            try ArchiveTrip.graph.copy(UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))))
        bar.layoutIfNeeded()
        #expect(bar.subviews.count == 2 && bar.canBecomeFirstResponder)
    }
}
