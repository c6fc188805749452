// SPDX-License-Identifier: Apache-2.0
#include "core/tune/records/T4.h"

#include "core/base/json/Document.h"
#include "core/base/json/Fields.h"

#include <algorithm>

namespace warpgrain::tune {

namespace {

constexpr std::size_t maximumResults = 100'000'000;
constexpr json::List texts{0, 1000};
constexpr json::Text sentences{1'000'000};
constexpr json::List samples{0, 1'000'000};

struct ValueForm {
  static json::OrderedJson write(const ParameterValue &value) {
    return std::visit([](const auto &held) { return json::OrderedJson(held); }, value);
  }

  static ParameterValue read(const json::Json &json, const json::Place &place) {
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number_integer()) return json::integerFrom(json, place, INT64_MIN, INT64_MAX);
    if (json.is_number()) return json::numberFrom(json, place);
    return json::textFrom(json, place, json::Text{}.maximumLength);
  }
};

struct ConfigurationForm {
  using Configuration = std::vector<std::pair<std::string, ParameterValue>>;

  static json::OrderedJson write(const Configuration &configuration) {
    json::OrderedJson out = json::OrderedJson::object();
    for (const auto &[name, value] : configuration)
      out[name] = ValueForm::write(value);
    return out;
  }

  static void read(Configuration &configuration, const json::Json &json, const json::Place &place) {
    if (!json.is_object()) place.refuse("is no JSON object.");
    for (const auto &[name, value] : json.items())
      configuration.emplace_back(name, ValueForm::read(value, json::Place(place, name)));
  }
};

auto timesFields(T4Times &times) {
  return json::openFields(
      json::optional("compilation_time", times.compilation), json::optional("compilation", times.compilation),
      json::optional("framework", times.framework), json::optional("search_algorithm", times.searchAlgorithm),
      json::optional("validation", times.validation), json::optional("runtimes", times.runs, samples));
}

struct MeasurementsForm {
  static json::OrderedJson write(const std::vector<T4Measurement> &measurements) {
    json::OrderedJson out = json::OrderedJson::array();
    for (const T4Measurement &measurement : measurements)
      out.push_back({{"name", measurement.name}, {"value", measurement.value}, {"unit", measurement.unit}});
    return out;
  }

  /// Texts and lists, which failures have, are left out.
  static void read(std::vector<T4Measurement> &measurements, const json::Json &json, const json::Place &place) {
    for (const json::Json &element : json::listFrom(json, place, 0, 1000)) {
      const json::Place at(place, measurements.size());
      const json::Object object(element, at);
      const json::Json &value = object.value("value");
      if (!value.is_number()) continue;
      T4Measurement measurement{.name = {}, .value = value.get<double>(), .unit = {}};
      readFields(json::openFields(json::required("name", measurement.name), json::optional("unit", measurement.unit)),
                 object);
      measurements.push_back(std::move(measurement));
    }
  }
};

auto resultFields(T4Result &result) {
  return json::openFields(
      json::optional("timestamp", result.timestamp),
      json::required("configuration", result.configuration, ConfigurationForm{}),
      json::optional("objectives", result.objectives, texts),
      json::required("times", result.times, json::object(timesFields)),
      json::required("invalidity", result.invalidity,
                     json::Named<invalidityNames.size()>{
                         invalidityNames, "must be correct, timeout, compile, runtime, correctness or constraints."}),
      json::required("correctness", result.correctness),
      json::optional("measurements", result.measurements, MeasurementsForm{}),
      json::sparse("plan", result.plan, sentences), json::sparse("reason", result.reason, sentences));
}

struct Document {
  std::vector<T4Result> results;
};

auto documentFields(Document &document) {
  return json::openFields(
      json::constant("schema_version", "1.0.0"), json::constant("metadata", {{"timeunit", "milliseconds"}}),
      json::required("results", document.results, json::List{0, maximumResults, json::object(resultFields)}));
}

/// Numbers by their size, then texts.
bool comesBefore(const ParameterValue &a, const ParameterValue &b) {
  const auto first = numberOf(a);
  const auto second = numberOf(b);
  if (first && second) return *first < *second;
  if (first.has_value() != second.has_value()) return first.has_value();
  return textOf(a) < textOf(b);
}

double microjoulesIn(const std::string &unit) {
  if (unit == "uJ") return 1;
  return unit == "mJ" ? 1e3 : 1e6;
}

ParameterRole roleNamed(const std::string &name) {
  if (name.starts_with("block_size_")) return ParameterRole::blockExtent;
  if (name.starts_with("tile_size")) return ParameterRole::workPerThread;
  return ParameterRole::other;
}

const ParameterValue *valueNamed(const T4Result &result, const std::string &name) {
  const auto found = std::ranges::find(result.configuration, name, &std::pair<std::string, ParameterValue>::first);
  return found != result.configuration.end() ? &found->second : nullptr;
}

Result<std::vector<Parameter>> parametersOf(const std::vector<T4Result> &results) {
  std::vector<Parameter> parameters;
  for (const auto &[name, value] : results.front().configuration)
    parameters.push_back({.name = name, .values = {}, .role = roleNamed(name)});
  for (const T4Result &result : results) {
    if (result.configuration.size() != parameters.size())
      return fail(ErrorKind::input, "The configurations do not have the same parameters; a space needs them to.");
    for (Parameter &parameter : parameters) {
      const ParameterValue *value = valueNamed(result, parameter.name);
      if (value == nullptr)
        return fail(ErrorKind::input, "A configuration has no " + parameter.name + ", which the first one has.");
      const auto at = std::ranges::lower_bound(parameter.values, *value, comesBefore);
      if (at == parameter.values.end() || *at != *value) parameter.values.insert(at, *value);
    }
  }
  return parameters;
}

} // namespace

const T4Measurement *T4Result::measurement(std::string_view name) const {
  if (invalidity != Invalidity::correct) return nullptr;
  const auto found = std::ranges::find(measurements, name, &T4Measurement::name);
  return found != measurements.end() && found->value > 0 ? &*found : nullptr;
}

std::optional<double> T4Result::cost() const {
  const T4Measurement *found = measurement(objectives.empty() ? "time" : objectives.front());
  return found != nullptr ? std::optional(found->value) : std::nullopt;
}

void T4Result::addEnergy(double microjoules, double uncertainty) {
  measurements.push_back({.name = "energy", .value = microjoules, .unit = "uJ"});
  measurements.push_back({.name = "energy_uncertainty", .value = uncertainty, .unit = "uJ"});
}

std::optional<double> T4Result::microjoules() const {
  const T4Measurement *energy = measurement("energy");
  if (energy == nullptr) return std::nullopt;
  return energy->value * microjoulesIn(energy->unit);
}

Result<std::vector<T4Result>> parseT4(std::string_view text) {
  const json::Complaint complaint{.kind = ErrorKind::input,
                                  .notJson = "The tuning results are no JSON; T4 results are a JSON document.",
                                  .lead = "The tuning results cannot be read: "};
  auto document = json::readDocumentAs<Document>(text, complaint, json::object(documentFields));
  if (!document) return std::unexpected(document.error());
  return std::move(document->results);
}

std::string textOfT4(const std::vector<T4Result> &results) {
  Document document{.results = results};
  return json::textOf(written(documentFields(document)), 2) + "\n";
}

bool choosesNothing(const T4Result &result) {
  return std::ranges::all_of(result.configuration, [](const auto &choice) {
    const auto &[name, value] = choice;
    if (const auto *flag = std::get_if<bool>(&value)) return !*flag;
    if (const auto number = numberOf(value)) return *number == 0 || *number == 1;
    return textOf(value).empty() || textOf(value) == "none";
  });
}

Result<RecordedSpace> recordedSpace(const std::vector<T4Result> &results) {
  if (results.empty()) return fail(ErrorKind::input, "The tuning results have no configuration.");
  auto parameters = parametersOf(results);
  if (!parameters) return std::unexpected(parameters.error());
  auto space = ParameterSpace::create(*std::move(parameters));
  if (!space) return std::unexpected(space.error());
  const auto listed = std::make_shared<History>();
  std::vector<PointId> points;
  for (const T4Result &result : results) {
    Choices choices;
    for (const Parameter &parameter : space->parameters()) {
      const auto at = std::ranges::lower_bound(parameter.values, *valueNamed(result, parameter.name), comesBefore);
      choices.push_back(static_cast<std::uint32_t>(at - parameter.values.begin()));
    }
    const Evaluation evaluation{.point = space->pointOf(choices), .cost = result.cost()};
    if (const Evaluation *before = listed->find(evaluation.point); before != nullptr && before->cost != evaluation.cost)
      return fail(ErrorKind::input, "The configuration " + textOf(*space, evaluation.point) +
                                        " is recorded twice with different results.");
    listed->add(evaluation);
    points.push_back(evaluation.point);
  }
  return RecordedSpace{.space = space->restricted([listed](PointId point) { return listed->has(point); }),
                       .history = *listed,
                       .points = std::move(points)};
}

} // namespace warpgrain::tune
