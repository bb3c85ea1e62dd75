import DeviceLink
import Foundation
import UIKit

/// Push messages: apps register, the user is asked, and who stands for the push service delivers.
extension Device {
    private static let badges: UInt8 = 1
    private static let sounds: UInt8 = 2
    private static let alertTypes: UInt8 = 4

    /// What push messages may do to an app.
    func pushTypes(of identifier: String) -> UInt8 {
        noticeSettings(of: identifier).allowed(of: storage.pushAnswers[identifier]?.enabled ?? 0)
    }

    func session(_ session: AppSession, didRegisterForPush types: UInt8) {
        let identifier = session.app.identifier
        let types = types & 7
        guard types != 0 else {
            pushService?.unregister(identifier)
            return setPushAnswer(nil, of: identifier)
        }
        guard hasPushService else { return session.send(.pushRegistration(.unavailable)) }
        guard storage.pushEnvironment(of: session.app) != nil else {
            log("\(session.name) gets no push messages: its signature lacks the entitlement aps-environment.")
            return session.send(.pushRegistration(.notEntitled))
        }
        guard let answer = storage.pushAnswers[identifier] else { return ask(session, types) }
        register(session, PushAnswer(types: types, isAllowed: answer.isAllowed))
    }

    private func register(_ session: AppSession, _ answer: PushAnswer) {
        setPushAnswer(answer, of: session.app.identifier)
        // One who may not hears nothing, as on the phone.
        guard answer.isAllowed else { return }
        if let pushService, pushService.isConnected { return pushService.register(session.app.identifier) }
        // A gateway that comes later gives it another one.
        pushService?.register(session.app.identifier)
        let identifier = session.app.identifier
        session.send(.pushRegistration(.token(pushToken(of: identifier), types: pushTypes(of: identifier))))
    }

    /// Connects with a push gateway (`verger push serve`), now or when there is one.
    ///
    /// - Parameter path: the socket that it listens on.
    package func connectPushService(at path: String) {
        let service = PushService(path: path, storage: storage)
        service.registered = { [weak self] in
            guard let self else { return [] }
            let answers = storage.pushAnswers
            return storage.apps.map(\.identifier).filter { answers[$0]?.isAllowed ?? false }
        }
        service.environment = { [weak self] identifier in
            guard let self, let app = storage.app(identifier: identifier) else { return .sandbox }
            return storage.pushEnvironment(of: app) ?? .sandbox
        }
        service.didRegister = { [weak self] identifier, token in
            guard let self, let session = session(of: identifier), let answer = storage.pushAnswers[identifier],
                answer.isAllowed
            else { return }
            let digits = token.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            session.send(.pushRegistration(.token(digits, types: pushTypes(of: identifier))))
        }
        service.deliver = { [weak self] payload, identifier, beginning in
            do {
                try self?.push(PushPayload(payload), to: identifier, beginning: beginning)
            } catch {
                self?.log("A push message for \(identifier) was not delivered: \(error)")
            }
        }
        service.onFailure = { [weak self] in self?.log($0) }
        pushService = service
        service.start()
    }

    private func ask(_ session: AppSession, _ types: UInt8) {
        let title = "“\(session.app.displayName)” Would Like to Send You Push Notifications"
        guard !alerts.contains(where: { $0.session === session && $0.title == title }) else { return }
        show(
            SystemAlert(
                title: title,
                message:
                    "Notifications may include alerts, sounds and icon badges. These can be configured in Settings.",
                buttons: ["Don’t Allow", "OK"], hasCancelButton: true, session: session
            ) { [weak self, weak session] button in
                guard let self, let session else { return }
                register(session, PushAnswer(types: types, isAllowed: button == 1))
            })
    }

    /// Sets the user's answer whether an app may send push messages; nil makes the device ask again.
    ///
    /// - Throws: `notInstalled`.
    package func allowPush(_ isAllowed: Bool?, of identifier: String) throws {
        guard storage.app(identifier: identifier) != nil else { throw DeviceStorage.notInstalled(identifier) }
        let types = storage.pushAnswers[identifier]?.types ?? 7
        setPushAnswer(isAllowed.map { PushAnswer(types: types, isAllowed: $0) }, of: identifier)
    }

    func setPushAnswer(_ answer: PushAnswer?, of identifier: String) {
        do {
            try storage.setPushAnswer(answer, of: identifier)
        } catch {
            log("\(error)")
        }
    }

    /// What the push service knows the app on this device by: 32 bytes as hexadecimal digits, the same each time.
    package func pushToken(of identifier: String) -> String {
        let text = profile.identifier + model.hardware + identifier
        return (0..<4).map { part -> String in
            // FNV-1a, begun differently for each part.
            let hash = "\(part) \(text)".utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
                ($0 ^ UInt64($1)) &* 0x100_0000_01b3
            }
            let digits = String(hash, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Delivers a message as the push service does: to the app if it has the screen, otherwise to the user, as far as the app has
    /// registered for it and the user allows it.
    ///
    /// - Parameter beginning: called when nothing is left to do before an app or the user gets it.
    /// - Throws: `notInstalled`, `notRegistered`.
    public func push(_ payload: PushPayload, to identifier: String, beginning: () -> Void = {}) throws {
        guard let app = storage.app(identifier: identifier) else { throw DeviceStorage.notInstalled(identifier) }
        guard let answer = storage.pushAnswers[identifier], answer.isAllowed else {
            let cure = "Let it register (registerForRemoteNotificationTypes:) and answer OK."
            throw DeviceError(.notRegistered, "\(identifier) does not get push messages. \(cure)")
        }
        if let session, session.app == app, session.isActive {
            beginning()
            return session.send(.pushMessage(json: payload.json))
        }
        func may(_ type: UInt8) -> Bool { answer.types & type != 0 }
        notify(
            Notice(
                body: may(Self.alertTypes) ? payload.body(in: app, language: profile.language) : nil,
                action: payload.action(in: app, language: profile.language),
                sound: may(Self.sounds) ? payload.sound.map(Self.soundName) : nil,
                badge: may(Self.badges) ? payload.badge : nil, launchImage: payload.launchImage,
                option: ("UIApplicationLaunchOptionsRemoteNotificationKey", payload.json),
                message: .pushMessage(json: payload.json)), of: app, beginning: beginning)
    }

    private static func soundName(_ name: String) -> String {
        name == "default" || name.isEmpty || name.split(separator: "/").contains("..")
            ? UILocalNotificationDefaultSoundName : name
    }
}
