import UIKit

/// A wallpaper as large as the screen, and whether it is to be taken.
@MainActor final class WallpaperPreviewController: UIViewController, UIActionSheetDelegate {
    /// Called with the places where it is to be; with none if the user does not want it.
    private let onChoose: ([Wallpaper.Place]) -> Void
    private let wallpaper: Wallpaper
    /// Where the system has wallpapers.
    private let places: [Wallpaper.Place]
    private var sheet: UIActionSheet?

    /// In the order of the sheet's buttons.
    private static let choices: [(title: String, places: [Wallpaper.Place])] = [
        ("Set Lock Screen", [.lock]), ("Set Home Screen", [.home]), ("Set Both", [.lock, .home]),
    ]

    init(_ wallpaper: Wallpaper, for places: [Wallpaper.Place], onChoose: @escaping ([Wallpaper.Place]) -> Void) {
        self.wallpaper = wallpaper
        self.places = places
        self.onChoose = onChoose
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a wallpaper over a controller, and sets it where the user wants it to be.
    static func show(_ wallpaper: Wallpaper, over controller: UIViewController?, of host: any WallpaperHost) {
        let preview = WallpaperPreviewController(wallpaper, for: host.wallpaperPlaces) {
            [weak host, weak controller] places in
            if !places.isEmpty { host?.setWallpaper(wallpaper, at: places) }
            controller?.dismissModalViewController(animated: true)
        }
        controller?.presentModalViewController(preview, animated: true)
    }

    private static let barHeight: CGFloat = 44

    override func loadView() {
        let area = UIScreen.main.applicationFrame
        let view = UIView(frame: area)
        let screen = UIScreen.main.bounds
        // What the status bar covers of it is seen, too, where it is going to be.
        let picture = WallpaperView(screen: screen)
        picture.wallpaper = wallpaper
        picture.part = CGRect(origin: CGPoint(x: 0, y: screen.height - area.height), size: area.size)
        picture.frame = view.bounds
        picture.isAccessibilityElement = true
        picture.accessibilityLabel = "Wallpaper Preview"
        view.addSubview(picture)
        let bar = UIToolbar(
            frame: CGRect(
                x: 0, y: area.height - Self.barHeight, width: area.width, height: Self.barHeight))
        bar.barStyle = .blackTranslucent
        let cancel = UIBarButtonItem(title: "Cancel", style: .bordered, target: nil, action: nil)
        cancel.onTap = { [unowned self] in onChoose([]) }
        let set = UIBarButtonItem(title: "Set", style: .done, target: nil, action: nil)
        set.onTap = { [unowned self] in ask() }
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        bar.items = [cancel, space, set]
        view.addSubview(bar)
        self.view = view
    }

    private func ask() {
        guard places.count > 1 else { return onChoose(places) }
        let sheet = UIActionSheet(
            title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil,
            otherButtonTitles: Self.choices.map(\.title))
        sheet.delegate = self
        self.sheet = sheet
        sheet.show(in: view)
    }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        let index = buttonIndex - actionSheet.firstOtherButtonIndex
        if Self.choices.indices.contains(index) { onChoose(Self.choices[index].places) }
    }
}
