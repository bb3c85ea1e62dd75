package import DeviceLink

extension UIScreen {
    /// Says what the main screen is and where its pixels are. The device does so for its own screens, an app when it
    /// has heard from its device; windows made before move to the new surface.
    package static func configure(profile: DeviceProfile, surface: Surface?) {
        ScreenScale.current = profile.scale
        main.profile = profile
        main.host = surface.map { LayerHost(surface: $0, scale: profile.scale) }
        WindowStack.main.arrange()
    }
}
