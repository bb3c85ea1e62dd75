import Testing
import UIKit

@MainActor struct ButtonTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIGraphicsBeginImageContext(CGSize(width: width, height: height))
        defer { UIGraphicsEndImageContext() }
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: width, height: height))
        return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
    }

    @Test func missingStatesFallBackToNormal() {
        let button = UIButton(type: .custom)
        button.setTitle("Normal", for: .normal)
        #expect(button.title(for: .highlighted) == "Normal")
        #expect(button.title(for: [.selected, .highlighted]) == "Normal")
        button.setTitle("Pressed", for: .highlighted)
        #expect(button.title(for: .highlighted) == "Pressed")
        #expect(button.title(for: .disabled) == "Normal")
        #expect(button.title(for: [.selected, .highlighted]) == "Normal")
        button.setTitle("Both", for: [.selected, .highlighted])
        #expect(button.title(for: [.selected, .highlighted]) == "Both" && button.title(for: .selected) == "Normal")
        button.setTitle(nil, for: .highlighted)
        #expect(button.title(for: .highlighted) == "Normal")
    }

    @Test func currentContentFollowsTheState() {
        let button = UIButton(type: .custom)
        button.setTitle("On", for: .selected)
        button.setTitle("Off", for: .normal)
        button.setTitleColor(.red, for: .selected)
        #expect(button.currentTitle == "Off" && button.currentTitleColor == .white)
        button.isSelected = true
        #expect(button.currentTitle == "On" && button.currentTitleColor == .red)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On" && button.titleLabel?.textColor == .red)
    }

    @Test func aRoundedRectButtonIsBlueGrayAndTurnsWhite() {
        let button = UIButton(type: .roundedRect)
        #expect(button.titleColor(for: .normal) == UIColor(red: 0.196, green: 0.3098, blue: 0.5216, alpha: 1))
        #expect(button.titleColor(for: .highlighted) == .white)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 15))
        #expect(button.buttonType == .roundedRect)
    }

    @Test func imageAndTitleAreCentredTogether() throws {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.setTitle("Title", for: .normal)
        button.setImage(image(20, 10), for: .normal)
        button.layoutIfNeeded()
        let picture = try #require(button.imageView).frame
        let title = try #require(button.titleLabel).frame
        #expect(picture.size == CGSize(width: 20, height: 10))
        #expect(picture.midY == 25)
        #expect(title.minX == picture.maxX)
        #expect(abs((picture.minX + title.maxX) / 2 - 100) <= 1)
    }

    @Test func contentIsAlignedWithinTheInsets() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.setImage(image(20, 10), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 3, right: 30)
        let content = button.contentRect(forBounds: button.bounds)
        #expect(content == CGRect(x: 10, y: 5, width: 160, height: 42))
        button.contentHorizontalAlignment = .left
        button.contentVerticalAlignment = .top
        #expect(button.imageRect(forContentRect: content).origin == CGPoint(x: 10, y: 5))
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        #expect(button.imageRect(forContentRect: content).origin == CGPoint(x: 150, y: 37))
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(button.imageRect(forContentRect: content) == content)
    }

    @Test func insetsMoveImageAndTitle() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.setImage(image(20, 20), for: .normal)
        let before = button.imageRect(forContentRect: button.bounds)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        #expect(button.imageRect(forContentRect: button.bounds).origin.x == before.origin.x + 10)
    }

    /// An image above its title, as many apps arrange them by insets.
    @Test func insetsPutTheTitleBelowTheImage() {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 70)
        button.setImage(image(50, 50), for: .normal)
        button.setTitle("Settings", for: .normal)
        button.titleLabel?.font = UIFont.systemFont(ofSize: 12)
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 20, right: 5)
        button.titleEdgeInsets = UIEdgeInsets(top: 45, left: -45, bottom: 0, right: 5)
        #expect(button.imageRect(forContentRect: button.bounds) == CGRect(x: 5, y: 0, width: 50, height: 50))
    }

    @Test func imagesDarkenUnlessTheyHaveTheirOwn() throws {
        let button = UIButton(type: .custom)
        let plain = image(4, 4), own = image(4, 4)
        button.setImage(plain, for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        button.isHighlighted = true
        button.layoutIfNeeded()
        #expect(button.imageView?.image !== plain)
        let shown = try #require(button.imageView?.image?.cgImage)
        #expect(shown.surface.pixel(x: 1, y: 1) == 0xFF99_0000)
        button.adjustsImageWhenHighlighted = false
        button.layoutIfNeeded()
        #expect(button.imageView?.image === plain)
        button.adjustsImageWhenHighlighted = true
        button.setImage(own, for: .highlighted)
        button.layoutIfNeeded()
        #expect(button.imageView?.image === own)
    }

    @Test func aTitleThatWrapsHasSeveralLines() throws {
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
        button.setTitle("Several words that wrap", for: .normal)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        let oneLine = label.frame.height
        label.lineBreakMode = .byWordWrapping
        button.setNeedsLayout()
        button.layoutIfNeeded()
        #expect(label.frame.height >= 3 * oneLine && label.frame.width <= 80 && label.numberOfLines == 0)
    }

    @Test func aPressedButtonGlowsBehindItsImage() throws {
        let button = UIButton(type: .infoLight)
        button.isHighlighted = true
        button.layoutIfNeeded()
        let views = button.subviews.filter { !$0.isHidden }
        #expect(views.count == 2 && views.last === button.imageView)
        button.isHighlighted = false
        button.layoutIfNeeded()
        #expect(button.subviews.filter { !$0.isHidden } == [button.imageView].compactMap { $0 })
    }

    @Test func systemButtonsHaveTheirSize() {
        #expect(UIButton(type: .detailDisclosure).frame.size == CGSize(width: 29, height: 31))
        #expect(UIButton(type: .contactAdd).frame.size == CGSize(width: 29, height: 29))
        #expect(UIButton(type: .infoLight).frame.size == CGSize(width: 18, height: 19))
    }

    @Test func sizeToFitTakesTitleAndInsets() {
        let button = UIButton(type: .roundedRect)
        button.setTitle("Button", for: .normal)
        button.sizeToFit()
        let text = "Button".size(withFont: .boldSystemFont(ofSize: 15))
        #expect(button.frame.size == CGSize(width: text.width + 24, height: text.height + 18))
        #expect(button.frame.height == 37)
    }
}
