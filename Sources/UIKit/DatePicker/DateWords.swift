/// The translated words on the wheels that the locale's date formats do not contain.
struct DateWords {
    /// The unit label of a duration's hours.
    let hours: String
    /// The unit label for exactly one hour.
    let hour: String
    /// The unit label of a duration's minutes.
    let minutes: String
    /// Replaces the current date in the day wheel.
    let today: String

    /// Uses English if there is no translation.
    init(_ locale: Locale) {
        (hours, minutes, today) =
            switch locale.identifier.prefix(2) {
            case "da": ("timer", "min.", "I dag")
            case "de": ("Std.", "Min.", "Heute")
            case "es": ("horas", "min", "Hoy")
            case "fi": ("t", "min", "Tänään")
            case "fr": ("heures", "min", "Aujourd’hui")
            case "it": ("ore", "min", "Oggi")
            case "ja": ("時間", "分", "今日")
            case "ko": ("시간", "분", "오늘")
            case "nb", "no": ("timer", "min", "I dag")
            case "nl": ("uur", "min.", "Vandaag")
            case "pl": ("godz.", "min", "Dzisiaj")
            case "pt": ("horas", "min", "Hoje")
            case "ru": ("ч", "мин", "Сегодня")
            case "sv": ("tim", "min", "Idag")
            case "zh": ("小时", "分钟", "今天")
            default: ("hours", "min", "Today")
            }
        let single = ["hours": "hour", "heures": "heure", "horas": "hora", "ore": "ora", "timer": "time"]
        hour = single[hours] ?? hours
    }
}
