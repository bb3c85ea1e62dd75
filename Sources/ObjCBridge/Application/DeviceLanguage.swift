import UIKit

/// Copies the device's language ("de") and region ("de_CH") for Foundation; only on the main thread.
@_cdecl("objc_bridge_language")
public func copyDeviceLanguage(
    _ language: UnsafeMutablePointer<CChar>, _ locale: UnsafeMutablePointer<CChar>, _ capacity: Int
) -> Bool {
    MainActor.assumeIsolated {
        let profile = UIScreen.main.profile
        let texts = (profile.language.utf8CString, profile.locale.utf8CString)
        guard texts.0.count <= capacity, texts.1.count <= capacity else { return false }
        for (position, character) in texts.0.enumerated() { language[position] = character }
        for (position, character) in texts.1.enumerated() { locale[position] = character }
        return true
    }
}
