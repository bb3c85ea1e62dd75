import PushLink

/// What event loops leave for the exchange.
enum ExchangeWork: Sendable {
    case submit([Submission])
    /// Something that was no message.
    case note(RefusedRequest)
    case frames([DevicePushFrame], DeviceConnection)
    /// The device has all up to this message: what devices say most.
    case acknowledged(UInt64, DeviceConnection)
    /// The device takes more again.
    case writable(DeviceConnection)
    case closed(DeviceConnection)
    /// What gateways have told that share the database; nil if something may have been missed.
    case hear([GatewayNews]?)
    /// Something that needs the exchange's state.
    case call(@Sendable (Exchange) -> Void)
}
