import DeviceLink
import Foundation

/// Finds the picture that is shown while an app starts.
///
/// The names are those of Apple's *iOS App Programming Guide*, "App Launch (Default) Images":
/// `Default[-568h][-Orientation | -scheme][@2x][~ipad | ~iphone].png`.
package struct LaunchImage {
    /// The bundle's folder.
    package var bundle: String
    package var look: LaunchLook
    package var profile: DeviceProfile
    package var orientation: InterfaceOrientation
    /// The scheme of the URL that the app is started to open.
    package var scheme: String?

    package init(
        bundle: String, look: LaunchLook, profile: DeviceProfile, orientation: InterfaceOrientation,
        scheme: String? = nil
    ) {
        self.bundle = bundle
        self.look = look
        self.profile = profile
        self.orientation = orientation
        self.scheme = scheme
    }

    /// The path of the first image that there is, also in the folder of the app's language.
    package var path: String? {
        names.lazy.map { bundle + "/" + $0 }.first { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
        }
    }

    /// The possible names of the image, the most special one first.
    package var names: [String] {
        let device = profile.isPad ? "~ipad" : "~iphone"
        let scales = profile.scale > 1 ? ["@2x", ""] : [""]
        return bases.flatMap { base in
            scales.flatMap { scale in [base + scale + device + ".png", base + scale + ".png"] }
        }
    }

    /// The names without what they say of the device.
    private var bases: [String] {
        let name = look.launchImageName
        // A scheme's name is only part of a file's name as far as it can be one.
        let scheme = scheme.flatMap { $0.contains("/") || $0.isEmpty ? nil : $0 }.map { [name + "-" + $0] } ?? []
        let tall = profile.pointHeight == 568 ? [name + "-568h"] : []
        guard profile.isPad else { return scheme + tall + [name] }
        return scheme + orientationNames.map { name + $0 } + [name]
    }

    private var orientationNames: [String] {
        switch orientation {
        case .portrait: ["-Portrait"]
        case .portraitUpsideDown: ["-PortraitUpsideDown", "-Portrait"]
        case .landscapeLeft: ["-LandscapeLeft", "-Landscape"]
        case .landscapeRight: ["-LandscapeRight", "-Landscape"]
        }
    }
}
