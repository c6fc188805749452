// SPDX-License-Identifier: Apache-2.0
#include "core/tune/records/T1.h"

#include "core/base/json/Document.h"

#include <cmath>
#include <string_view>

namespace warpgrain::tune {

namespace {

using json::OrderedJson;

std::string listOf(const std::vector<std::int64_t> &values) {
  std::string out = "[";
  for (const std::int64_t value : values)
    out += (out.size() > 1 ? ", " : "") + std::to_string(value);
  return out + "]";
}

OrderedJson spaceJson(const T1Problem &problem) {
  OrderedJson parameters = OrderedJson::array();
  OrderedJson names = OrderedJson::array();
  for (const T1Parameter &parameter : problem.parameters) {
    parameters.push_back({{"Name", parameter.name}, {"Type", "int"}, {"Values", listOf(parameter.values)}});
    names.push_back(parameter.name);
  }
  return {{"TuningParameters", parameters},
          {"Conditions", OrderedJson::array({{{"Parameters", names}, {"Expression", problem.condition}}})}};
}

std::string_view accessOf(const T1Argument &argument) {
  if (!argument.isWritten) return "ReadOnly";
  return argument.isRead ? "ReadWrite" : "WriteOnly";
}

/// Whole numbers are written as such.
OrderedJson numberOf(double value) {
  if (std::abs(value) < 9e15 && value == std::floor(value)) return static_cast<std::int64_t>(value);
  return value;
}

OrderedJson argumentJson(const T1Argument &argument) {
  OrderedJson out{{"Name", argument.name},
                  {"Type", argument.type},
                  {"MemoryType", argument.size ? "Vector" : "Scalar"},
                  {"AccessType", argument.size ? accessOf(argument) : "ReadOnly"}};
  if (argument.size) out["Size"] = *argument.size;
  switch (argument.fill) {
  case T1Fill::constant:
    out["FillType"] = "Constant";
    out["FillValue"] = numberOf(argument.value);
    break;
  case T1Fill::random:
    out["FillType"] = "Random";
    break;
  case T1Fill::file:
    out["FillType"] = "BinaryRaw";
    out["DataSource"] = argument.file;
    break;
  }
  return out;
}

OrderedJson axes(const std::array<std::string, 3> &texts) {
  return {{"X", texts[0]}, {"Y", texts[1]}, {"Z", texts[2]}};
}

/// Kernel Tuner takes sizes that are no expressions as numbers only.
OrderedJson sizeOf(const std::string &text) {
  if (text.find_first_not_of("0123456789") != std::string::npos) return text;
  return std::stoll(text);
}

OrderedJson kernelJson(const T1Problem &problem) {
  OrderedJson arguments = OrderedJson::array();
  for (const T1Argument &argument : problem.arguments)
    arguments.push_back(argumentJson(argument));
  const OrderedJson undivided = OrderedJson::array({"1"});
  return {{"Language", "CUDA"},
          {"KernelName", problem.kernel},
          {"KernelFile", problem.kernelFile},
          {"Device", {{"PlatformId", 0}, {"DeviceId", 0}, {"Name", "0"}}},
          {"CompilerOptions", problem.compilerOptions},
          {"GlobalSizeType", "CUDA"},
          {"GlobalSize", axes(problem.blocks)},
          {"LocalSize", axes(problem.blockExtents)},
          {"SharedMemory", problem.sharedBytes},
          // What Kernel Tuner asks for beside the published form: sizes in blocks that are not divided further.
          {"ProblemSize",
           OrderedJson::array({sizeOf(problem.blocks[0]), sizeOf(problem.blocks[1]), sizeOf(problem.blocks[2])})},
          {"GridDivX", undivided},
          {"GridDivY", undivided},
          {"GridDivZ", undivided},
          {"Arguments", arguments}};
}

} // namespace

std::string textOfT1(const T1Problem &problem) {
  const OrderedJson out{
      {"General",
       {{"FormatVersion", 1}, {"TimeUnit", "Milliseconds"}, {"OutputFile", "results"}, {"OutputFormat", "JSON"}}},
      {"ConfigurationSpace", spaceJson(problem)},
      {"Search", {{"Name", "brute_force"}}},
      {"KernelSpecification", kernelJson(problem)}};
  return json::textOf(out, 2) + "\n";
}

} // namespace warpgrain::tune
