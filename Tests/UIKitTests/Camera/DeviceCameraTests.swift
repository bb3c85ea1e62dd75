import Glibc
import Testing
import UIKit

@Suite(.ownProcess) @MainActor struct DeviceCameraTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

    /// Lets the rear camera see red above blue, 30 points wide and 40 high.
    private func withWorld(_ body: (TouchStage) throws -> Void) throws {
        setenv("VERGER_CAMERA", folder, 1)
        defer {
            unsetenv("VERGER_CAMERA")
            try? FileManager.default.removeItem(atPath: folder)
        }
        let world = ImageContext.draw(size: CGSize(width: 30, height: 40), scale: 1) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 20))
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 20, width: 30, height: 20))
        }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try #require(UIImagePNGRepresentation(world)).write(to: URL(fileURLWithPath: folder + "/rear"))
        try TouchStage.perform { stage in
            defer { UIDevice.current.acceleration = (0, -1, 0) }
            try body(stage)
        }
    }

    /// The colour of a pixel of the upright picture, as 0xRRGGBB.
    private func color(of image: UIImage, _ x: Int, _ y: Int) -> UInt32? {
        let upright = ImageContext.draw(size: image.size, scale: 1) { _ in image.draw(at: .zero) }
        return (upright.cgImage?.surface.pixel(x: x, y: y)).map { $0 & 0xFF_FFFF }
    }

    @Test func `what stands upright in the world does so in the picture, however the device is held`() throws {
        try withWorld { _ in
            let camera = DeviceCamera(.rear)
            for (pull, orientation) in [
                ((0.0, -1.0), UIImage.Orientation.right), ((-1, 0), .up), ((1, 0), .down), ((0, 1), .left),
            ] {
                UIDevice.current.acceleration = (pull.0, pull.1, 0)
                let picture = try #require(camera.picture(width: 80))
                #expect(picture.imageOrientation == orientation)
                #expect(picture.cgImage?.width == 80 && picture.cgImage?.height == 60)
                #expect(color(of: picture, 20, 5) == 0xFF0000)
                #expect(color(of: picture, 20, Int(picture.size.height) - 6) == 0x0000FF)
            }
        }
    }

    @Test func `a camera that was given nothing sees its test picture`() throws {
        try withWorld { _ in
            let rear = try #require(DeviceCamera(.rear).picture(width: 64))
            let front = try #require(DeviceCamera(.front).picture(width: 64))
            #expect(color(of: front, 2, 2) == 0xBFBFBF && color(of: rear, 2, 2) == 0xFF0000)
        }
    }

    @Test func `an app's own shutter gives the picture to the delegate`() throws {
        final class Chooser: UIImagePickerControllerDelegate {
            var pictures: [UIImage] = []
            var metadata: [String: Any]?

            func imagePickerController(
                _ picker: UIImagePickerController,
                didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {
                pictures += [info[.originalImage] as? UIImage].compactMap { $0 }
                metadata = info[.mediaMetadata] as? [String: Any]
            }
        }
        try withWorld { stage in
            let picker = UIImagePickerController()
            let chooser = Chooser()
            picker.delegate = chooser
            #expect(picker.cameraOverlayView == nil)
            picker.sourceType = .camera
            picker.showsCameraControls = false
            #expect(picker.cameraOverlayView?.frame == UIScreen.main.bounds)
            let overlay = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
            picker.cameraOverlayView = overlay
            // Nothing is taken before the camera is seen.
            picker.takePicture()
            stage.window.addSubview(picker.view)
            stage.wait(0.5)
            #expect(chooser.pictures == [] && overlay.window != nil && picker.isNavigationBarHidden)
            for _ in 0..<2 {
                picker.takePicture()
                stage.wait(0.5)
            }
            #expect(
                chooser.pictures.map(\.size) == [CGSize(width: 1536, height: 2048), CGSize(width: 1536, height: 2048)])
            #expect(chooser.metadata?["Orientation"] as? Int == 6)
            #expect((chooser.metadata?["{Exif}"] as? [String: Any])?["PixelXDimension"] as? Int == 2048)
            picker.cameraOverlayView = nil
            #expect(overlay.superview == nil)
        }
    }
}
