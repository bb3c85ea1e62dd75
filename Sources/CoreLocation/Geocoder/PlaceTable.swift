/// Places that geocoders know and generated maps name.
enum PlaceTable {
    /// `rank|city|state|country code|ZIP code|latitude|longitude`
    static let cities = """
        1|New York|NY|US|10007|40.7128|-74.0060
        1|Los Angeles|CA|US|90012|34.0522|-118.2437
        1|Chicago|IL|US|60602|41.8781|-87.6298
        1|San Francisco|CA|US|94102|37.7749|-122.4194
        1|Washington|DC|US|20004|38.9072|-77.0369
        1|London|England|GB|SW1A 2AA|51.5074|-0.1278
        1|Paris|Île-de-France|FR|75004|48.8566|2.3522
        1|Berlin|Berlin|DE|10178|52.5200|13.4050
        1|Madrid|Madrid|ES|28013|40.4168|-3.7038
        1|Rome|Lazio|IT|00186|41.9028|12.4964
        1|Moscow|Moscow|RU|109012|55.7558|37.6173
        1|Istanbul|Istanbul|TR|34122|41.0082|28.9784
        1|Cairo|Cairo|EG|11511|30.0444|31.2357
        1|Lagos|Lagos|NG|101001|6.5244|3.3792
        1|Johannesburg|Gauteng|ZA|2001|-26.2041|28.0473
        1|Mumbai|Maharashtra|IN|400001|19.0760|72.8777
        1|New Delhi|Delhi|IN|110001|28.6139|77.2090
        1|Beijing|Beijing|CN|100000|39.9042|116.4074
        1|Shanghai|Shanghai|CN|200000|31.2304|121.4737
        1|Tokyo|Tokyo|JP|100-0001|35.6762|139.6503
        1|Seoul|Seoul|KR|04524|37.5665|126.9780
        1|Singapore||SG|179803|1.3521|103.8198
        1|Sydney|New South Wales|AU|2000|-33.8688|151.2093
        1|São Paulo|São Paulo|BR|01001-000|-23.5505|-46.6333
        1|Rio de Janeiro|Rio de Janeiro|BR|20010-000|-22.9068|-43.1729
        1|Buenos Aires|Buenos Aires|AR|1002|-34.6037|-58.3816
        1|Mexico City|Distrito Federal|MX|06000|19.4326|-99.1332
        1|Toronto|Ontario|CA|M5H 2N2|43.6532|-79.3832
        2|Boston|MA|US|02108|42.3601|-71.0589
        2|Philadelphia|PA|US|19102|39.9526|-75.1652
        2|Atlanta|GA|US|30303|33.7490|-84.3880
        2|Miami|FL|US|33130|25.7617|-80.1918
        2|Houston|TX|US|77002|29.7604|-95.3698
        2|Dallas|TX|US|75201|32.7767|-96.7970
        2|Denver|CO|US|80202|39.7392|-104.9903
        2|Phoenix|AZ|US|85003|33.4484|-112.0740
        2|Seattle|WA|US|98104|47.6062|-122.3321
        2|Portland|OR|US|97204|45.5051|-122.6750
        2|Las Vegas|NV|US|89101|36.1699|-115.1398
        2|Minneapolis|MN|US|55401|44.9778|-93.2650
        2|Detroit|MI|US|48226|42.3314|-83.0458
        2|New Orleans|LA|US|70112|29.9511|-90.0715
        2|Honolulu|HI|US|96813|21.3069|-157.8583
        2|Anchorage|AK|US|99501|61.2181|-149.9003
        2|Kansas City|MO|US|64106|39.0997|-94.5786
        2|Salt Lake City|UT|US|84111|40.7608|-111.8910
        2|San Diego|CA|US|92101|32.7157|-117.1611
        2|Montreal|Quebec|CA|H2Y 1C6|45.5017|-73.5673
        2|Vancouver|British Columbia|CA|V5Y 1V4|49.2827|-123.1207
        2|Calgary|Alberta|CA|T2P 2M5|51.0447|-114.0719
        2|Amsterdam|North Holland|NL|1012|52.3676|4.9041
        2|Brussels|Brussels|BE|1000|50.8503|4.3517
        2|Vienna|Vienna|AT|1010|48.2082|16.3738
        2|Zürich|Zürich|CH|8001|47.3769|8.5417
        2|Munich|Bavaria|DE|80331|48.1351|11.5820
        2|Hamburg|Hamburg|DE|20095|53.5511|9.9937
        2|Frankfurt|Hesse|DE|60311|50.1109|8.6821
        2|Cologne|North Rhine-Westphalia|DE|50667|50.9375|6.9603
        2|Copenhagen|Copenhagen|DK|1550|55.6761|12.5683
        2|Stockholm|Stockholm|SE|111 52|59.3293|18.0686
        2|Oslo|Oslo|NO|0150|59.9139|10.7522
        2|Helsinki|Uusimaa|FI|00170|60.1699|24.9384
        2|Reykjavík|Capital Region|IS|101|64.1466|-21.9426
        2|Dublin|Dublin|IE|2|53.3498|-6.2603
        2|Edinburgh|Scotland|GB|EH1 1YZ|55.9533|-3.1883
        2|Manchester|England|GB|M2 5DB|53.4808|-2.2426
        2|Lisbon|Lisbon|PT|1100-148|38.7223|-9.1393
        2|Barcelona|Catalonia|ES|08002|41.3851|2.1734
        2|Lyon|Rhône-Alpes|FR|69001|45.7640|4.8357
        2|Marseille|Provence-Alpes-Côte d'Azur|FR|13001|43.2965|5.3698
        2|Milan|Lombardy|IT|20121|45.4642|9.1900
        2|Naples|Campania|IT|80133|40.8518|14.2681
        2|Athens|Attica|GR|105 57|37.9838|23.7275
        2|Warsaw|Masovia|PL|00-001|52.2297|21.0122
        2|Prague|Prague|CZ|110 00|50.0755|14.4378
        2|Budapest|Budapest|HU|1051|47.4979|19.0402
        2|Bucharest|Bucharest|RO|030001|44.4268|26.1025
        2|Kiev|Kiev|UA|01001|50.4501|30.5234
        2|Saint Petersburg|Saint Petersburg|RU|191186|59.9311|30.3609
        2|Jerusalem|Jerusalem|IL|94142|31.7683|35.2137
        2|Dubai|Dubai|AE||25.2048|55.2708
        2|Riyadh|Riyadh|SA|11564|24.7136|46.6753
        2|Tehran|Tehran|IR|11369|35.6892|51.3890
        2|Nairobi|Nairobi|KE|00100|-1.2921|36.8219
        2|Cape Town|Western Cape|ZA|8001|-33.9249|18.4241
        2|Casablanca|Grand Casablanca|MA|20000|33.5731|-7.5898
        2|Karachi|Sindh|PK|74000|24.8607|67.0011
        2|Bangalore|Karnataka|IN|560001|12.9716|77.5946
        2|Kolkata|West Bengal|IN|700001|22.5726|88.3639
        2|Chennai|Tamil Nadu|IN|600001|13.0827|80.2707
        2|Bangkok|Bangkok|TH|10200|13.7563|100.5018
        2|Hanoi|Hanoi|VN|100000|21.0285|105.8542
        2|Kuala Lumpur|Kuala Lumpur|MY|50050|3.1390|101.6869
        2|Jakarta|Jakarta|ID|10110|-6.2088|106.8456
        2|Manila|Metro Manila|PH|1000|14.5995|120.9842
        2|Hong Kong||HK||22.3193|114.1694
        2|Taipei|Taipei|TW|100|25.0330|121.5654
        2|Osaka|Osaka|JP|530-0001|34.6937|135.5023
        2|Sapporo|Hokkaido|JP|060-0001|43.0618|141.3545
        2|Melbourne|Victoria|AU|3000|-37.8136|144.9631
        2|Perth|Western Australia|AU|6000|-31.9505|115.8605
        2|Brisbane|Queensland|AU|4000|-27.4698|153.0251
        2|Auckland|Auckland|NZ|1010|-36.8485|174.7633
        2|Wellington|Wellington|NZ|6011|-41.2865|174.7762
        2|Bogotá|Bogotá|CO|110311|4.7110|-74.0721
        2|Lima|Lima|PE|15001|-12.0464|-77.0428
        2|Santiago|Santiago|CL|8320000|-33.4489|-70.6693
        2|Caracas|Distrito Capital|VE|1010|10.4806|-66.9036
        2|Havana|Havana|CU|10100|23.1136|-82.3666
        2|Novosibirsk|Novosibirsk|RU|630099|55.0084|82.9357
        2|Vladivostok|Primorsky|RU|690091|43.1155|131.8855
        3|San Jose|CA|US|95113|37.3382|-121.8863
        3|Oakland|CA|US|94612|37.8044|-122.2712
        3|Sacramento|CA|US|95814|38.5816|-121.4944
        3|Austin|TX|US|78701|30.2672|-97.7431
        3|San Antonio|TX|US|78205|29.4241|-98.4936
        3|Nashville|TN|US|37201|36.1627|-86.7816
        3|Pittsburgh|PA|US|15219|40.4406|-79.9959
        3|Cleveland|OH|US|44114|41.4993|-81.6944
        3|St. Louis|MO|US|63102|38.6270|-90.1994
        3|Charlotte|NC|US|28202|35.2271|-80.8431
        3|Orlando|FL|US|32801|28.5383|-81.3792
        3|Stuttgart|Baden-Württemberg|DE|70173|48.7758|9.1829
        3|Dresden|Saxony|DE|01067|51.0504|13.7373
        3|Leipzig|Saxony|DE|04109|51.3397|12.3731
        3|Geneva|Geneva|CH|1204|46.2044|6.1432
        3|Bern|Bern|CH|3011|46.9480|7.4474
        3|Birmingham|England|GB|B1 1BB|52.4862|-1.8904
        3|Glasgow|Scotland|GB|G2 1DU|55.8642|-4.2518
        3|Bordeaux|Aquitaine|FR|33000|44.8378|-0.5792
        3|Toulouse|Midi-Pyrénées|FR|31000|43.6047|1.4442
        3|Florence|Tuscany|IT|50122|43.7696|11.2558
        3|Venice|Veneto|IT|30124|45.4408|12.3155
        3|Seville|Andalusia|ES|41001|37.3891|-5.9845
        3|Kyoto|Kyoto|JP|604-8571|35.0116|135.7681
        3|Ottawa|Ontario|CA|K1P 1J1|45.4215|-75.6972
        3|Canberra|Australian Capital Territory|AU|2601|-35.2809|149.1300
        4|Cupertino|CA|US|95014|37.3230|-122.0322
        4|Sunnyvale|CA|US|94086|37.3688|-122.0363
        4|Mountain View|CA|US|94041|37.3861|-122.0839
        4|Palo Alto|CA|US|94301|37.4419|-122.1430
        4|Santa Clara|CA|US|95050|37.3541|-121.9552
        4|Santa Cruz|CA|US|95060|36.9741|-122.0308
        4|Berkeley|CA|US|94704|37.8715|-122.2730
        4|Sausalito|CA|US|94965|37.8591|-122.4853
        4|Potsdam|Brandenburg|DE|14467|52.3906|13.0645
        4|Oxford|England|GB|OX1 1BX|51.7520|-1.2577
        4|Cambridge|England|GB|CB2 3QJ|52.2053|0.1218
        4|Versailles|Île-de-France|FR|78000|48.8014|2.1301
        """

    /// `name|number|street|city|state|country code|ZIP code|latitude|longitude`
    static let addresses = """
        Apple Inc.|1|Infinite Loop|Cupertino|CA|US|95014|37.3317|-122.0307
        Apple Store|1|Stockton St|San Francisco|CA|US|94108|37.7858|-122.4064
        Ferry Building|1|Ferry Building|San Francisco|CA|US|94111|37.7955|-122.3937
        White House|1600|Pennsylvania Ave NW|Washington|DC|US|20500|38.8977|-77.0365
        Empire State Building|350|5th Ave|New York|NY|US|10118|40.7484|-73.9857
        Willis Tower|233|S Wacker Dr|Chicago|IL|US|60606|41.8789|-87.6359
        Space Needle|400|Broad St|Seattle|WA|US|98109|47.6205|-122.3493
        Prime Minister's Office|10|Downing St|London|England|GB|SW1A 2AA|51.5034|-0.1276
        Louvre|99|Rue de Rivoli|Paris|Île-de-France|FR|75001|48.8606|2.3376
        Tour Eiffel|5|Avenue Anatole France|Paris|Île-de-France|FR|75007|48.8584|2.2945
        Brandenburg Gate|1|Pariser Platz|Berlin|Berlin|DE|10117|52.5163|13.3777
        Marienplatz|1|Marienplatz|Munich|Bavaria|DE|80331|48.1374|11.5755
        Colosseo|1|Piazza del Colosseo|Rome|Lazio|IT|00184|41.8902|12.4922
        Opera House|2|Macquarie St|Sydney|New South Wales|AU|2000|-33.8568|151.2153
        """

    static let countries = """
        AE|United Arab Emirates
        AR|Argentina
        AT|Austria
        AU|Australia
        BE|Belgium
        BR|Brazil
        CA|Canada
        CH|Switzerland
        CL|Chile
        CN|China
        CO|Colombia
        CU|Cuba
        CZ|Czech Republic
        DE|Germany
        DK|Denmark
        EG|Egypt
        ES|Spain
        FI|Finland
        FR|France
        GB|United Kingdom
        GR|Greece
        HK|Hong Kong
        HU|Hungary
        ID|Indonesia
        IE|Ireland
        IL|Israel
        IN|India
        IR|Iran
        IS|Iceland
        IT|Italy
        JP|Japan
        KE|Kenya
        KR|South Korea
        MA|Morocco
        MX|Mexico
        MY|Malaysia
        NG|Nigeria
        NL|Netherlands
        NO|Norway
        NZ|New Zealand
        PE|Peru
        PH|Philippines
        PK|Pakistan
        PL|Poland
        PT|Portugal
        RO|Romania
        RU|Russia
        SA|Saudi Arabia
        SE|Sweden
        SG|Singapore
        TH|Thailand
        TR|Turkey
        TW|Taiwan
        UA|Ukraine
        US|United States
        VE|Venezuela
        VN|Vietnam
        ZA|South Africa
        """
}
