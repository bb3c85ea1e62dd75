import DeviceLink

/// What apps ask of the device's services.
extension Device: ServiceHost {
    var language: String { profile.language }
    var deviceIdentifier: String { profile.identifier }
    var hasNetwork: Bool { network.link != .none }

    /// A message that a service does not understand ends the app, as any other bad message does.
    func session(_ session: AppSession, asks service: DeviceService, json: String) {
        switch service {
        case .shop:
            guard let request = ShopRequest(json: json) else { return refuse(session, service) }
            shop.take(request, of: session)
        case .gameCenter:
            guard let request = GameCenterRequest(json: json) else { return refuse(session, service) }
            gameCenter.take(request, of: session)
        case .nearby:
            guard let request = NearbyRequest(json: json) else { return refuse(session, service) }
            nearby.take(request, of: session)
        case .advertising:
            guard let request = AdvertisingRequest(json: json) else { return refuse(session, service) }
            advertising.take(request, of: session)
        }
    }

    private func refuse(_ session: AppSession, _ service: DeviceService) {
        session.fail("sent the device's service “\(service)” a message that it refuses")
    }

    func ask(
        _ customer: any ServiceCustomer, title: String, message: String, buttons: [String], hasCancelButton: Bool,
        onAnswer: @escaping @MainActor (Int) -> Void
    ) {
        guard let session = customer as? AppSession else { return }
        show(
            SystemAlert(
                title: title, message: message, buttons: buttons, hasCancelButton: hasCancelButton, session: session,
                onAnswer: onAnswer))
    }
}

extension AppSession: ServiceCustomer {
    var identifier: String { app.identifier }
    var displayName: String { app.displayName }
    var build: String { app.bundle.build }
    var bundlePath: String { app.bundle.path }
    func hear(_ service: DeviceService, _ json: String) { send(.fromService(service, json: json)) }
}
