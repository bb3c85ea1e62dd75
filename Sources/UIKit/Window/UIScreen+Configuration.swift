package import DeviceLink

extension UIScreen {
    /// Sets the profile and the surface of the main screen. The device does this for its own screens, an app after the
    /// first message of its device. Existing windows move to the new surface.
    package static func configure(profile: DeviceProfile, surface: Surface?) {
        ScreenScale.current = profile.scale
        main.profile = profile
        main.host = surface.map { LayerHost(surface: $0, scale: profile.scale) }
        WindowStack.main.arrange()
    }
}
