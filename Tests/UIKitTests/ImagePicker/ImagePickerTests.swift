import DeviceLink
import Glibc
import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct ImagePickerTests {
    /// Notes what the picker tells.
    private final class Chooser: UIImagePickerControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var shown: [String] = []

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { self.info = info }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController.title ?? "") }
    }

    /// Knows only what there was before iPhone OS 3.0.
    private final class OldChooser: UIImagePickerControllerDelegate {
        var image: UIImage?
        var editingInfo: [UIImagePickerController.InfoKey: Any]?

        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingImage image: UIImage,
            editingInfo: [UIImagePickerController.InfoKey: Any]?
        ) { (self.image, self.editingInfo) = (image, editingInfo) }
    }

    private let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

    /// A library with two pictures, 60 by 40 and 40 by 60, and a film.
    private func withLibrary(
        on profile: DeviceProfile = DeviceProfile(), _ body: (TouchStage, PhotoLibrary) throws -> Void
    ) throws {
        setenv("VERGER_MEDIA", folder, 1)
        defer {
            unsetenv("VERGER_MEDIA")
            try? FileManager.default.removeItem(atPath: folder)
        }
        try TouchStage.perform(on: profile) { stage in
            let library = PhotoLibrary.ofDevice
            for size in [CGSize(width: 60, height: 40), CGSize(width: 40, height: 60)] {
                let image = ImageContext.draw(size: size, scale: 1) { _ in
                    UIColor.red.setFill()
                    UIRectFill(CGRect(origin: .zero, size: size))
                }
                try library.add(try #require(UIImagePNGRepresentation(image)), kind: "PNG")
            }
            let film = folder + "/film.mov"
            try Data([0, 0, 0, 8] + "ftypqt  ".utf8).write(to: URL(fileURLWithPath: film))
            try library.addFilm(atPath: film)
            try body(stage, library)
        }
    }

    private func show(_ picker: UIImagePickerController, on stage: TouchStage) {
        stage.window.addSubview(picker.view)
        stage.wait(1)
    }

    /// The middle of the thumbnail with this place in the first row.
    private func tapThumbnail(_ place: CGFloat, on stage: TouchStage) {
        stage.tap(4 + 79 * place + 37, 64 + 4 + 37)
        stage.wait(1)
    }

    @Test func `sources are there if they have pictures`() throws {
        #expect(!UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
        #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary) == nil)
        try withLibrary { _, library in
            #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
            #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
            #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.first == "public.image")
            for photo in library.roll.photos { try library.delete(photo) }
            #expect(!UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
        }
    }

    @Test func `what cannot be is refused in Apple's words`() throws {
        var reasons: [String] = []
        FrameworkException.handler = { reasons.append("\($0.rawValue): \($1)") }
        defer { FrameworkException.handler = nil }
        let picker = UIImagePickerController()
        picker.sourceType = .photoLibrary
        picker.sourceType = .savedPhotosAlbum
        picker.mediaTypes = []
        picker.mediaTypes = ["public.audio"]
        picker.showsCameraControls = false
        picker.takePicture()
        #expect(
            reasons == [
                "NSInvalidArgumentException: Source type 2 not available",
                "NSInvalidArgumentException: No available types for source 0",
                "NSInvalidArgumentException: No available types for source 0",
                "NSInvalidArgumentException: Source type must be UIImagePickerControllerSourceTypeCamera",
                "NSInvalidArgumentException: Source type must be UIImagePickerControllerSourceTypeCamera",
            ])
        #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"])
        #expect(picker.showsCameraControls)
    }

    @Test func `a picture of an album is picked`() throws {
        try withLibrary { stage, library in
            let picker = UIImagePickerController()
            let chooser = Chooser()
            picker.delegate = chooser
            show(picker, on: stage)
            #expect(picker.topViewController?.title == "Photo Albums")
            stage.tap(160, 64 + 28)
            stage.wait(1)
            #expect(picker.topViewController?.title == library.rollName)
            #expect(chooser.shown == ["Photo Albums", library.rollName])
            tapThumbnail(1, on: stage)
            let info = try #require(chooser.info)
            #expect(info[.mediaType] as? String == "public.image")
            #expect((info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 60))
            #expect(info[.referenceURL] as? URL == library.reference(to: library.roll.photos[1]))
            #expect(info[.editedImage] == nil && info[.cropRect] == nil && info[.mediaMetadata] == nil)
        }
    }

    @Test func `a part of a picture is picked, and the app of before iPhone OS 3 hears of it`() throws {
        try withLibrary { stage, _ in
            let picker = UIImagePickerController()
            let chooser = OldChooser()
            picker.delegate = chooser
            picker.sourceType = .savedPhotosAlbum
            picker.allowsImageEditing = true
            show(picker, on: stage)
            tapThumbnail(0, on: stage)
            #expect(picker.topViewController?.title == "Move and Scale" && picker.isNavigationBarHidden)
            // Choose, at the right of the bar.
            stage.tap(285, 458)
            stage.wait(1)
            #expect(chooser.image?.size == CGSize(width: 320, height: 320))
            #expect((chooser.editingInfo?[.originalImage] as? UIImage)?.size == CGSize(width: 60, height: 40))
            #expect(chooser.editingInfo?[.cropRect] as? CGRect == CGRect(x: 10, y: 0, width: 40, height: 40))
            #expect(chooser.editingInfo?.count == 2)
        }
    }

    @Test func `a film is given to the app as a file of its own`() throws {
        try withLibrary { stage, library in
            let picker = UIImagePickerController()
            let chooser = Chooser()
            picker.delegate = chooser
            picker.sourceType = .savedPhotosAlbum
            picker.mediaTypes = ["public.movie"]
            show(picker, on: stage)
            tapThumbnail(0, on: stage)
            let info = try #require(chooser.info)
            let file = try #require(info[.mediaURL] as? URL)
            defer { try? FileManager.default.removeItem(at: file) }
            let film = try #require(library.roll.photos.first { $0.isFilm })
            #expect(info[.mediaType] as? String == "public.movie" && info[.originalImage] == nil)
            #expect(file.path != film.path && FileManager.default.contentsEqual(atPath: file.path, andPath: film.path))
        }
    }

    @Test func `an iPad shows it in a popover only`() throws {
        try withLibrary(on: .iPad) { stage, _ in
            var reasons: [String] = []
            FrameworkException.handler = { reasons.append($1) }
            defer { FrameworkException.handler = nil }
            let root = UIViewController()
            stage.window.rootViewController = root
            let popover = UIPopoverController(contentViewController: UIImagePickerController())
            popover.present(
                from: CGRect(x: 300, y: 300, width: 60, height: 40), in: root.view, permittedArrowDirections: .any,
                animated: false)
            stage.wait(0.5)
            #expect(reasons == [] && popover.isPopoverVisible)
            popover.dismissPopover(animated: false)
            root.presentModalViewController(UIImagePickerController(), animated: false)
            #expect(reasons == ["On iPad, UIImagePickerController must be presented via UIPopoverController"])
        }
    }
}
