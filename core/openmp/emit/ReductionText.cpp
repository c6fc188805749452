// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/ReductionText.h"

#include <map>

namespace warpgrain::openmp {

std::string combinerOf(const std::string &operation) {
  static const std::map<std::string, std::string> names{
      {"+", "gpu::Plus"},  {"-", "gpu::Plus"},   {"*", "gpu::Times"},  {"&", "gpu::BitAnd"},
      {"|", "gpu::BitOr"}, {"^", "gpu::BitXor"}, {"&&", "gpu::And"},   {"||", "gpu::Or"},
      {"min", "gpu::Min"}, {"max", "gpu::Max"},  {"=", "gpu::Second"}, {"==", "gpu::IfEqual"}};
  return names.at(operation);
}

bool isExtreme(const std::string &operation) {
  return operation == "min" || operation == "max";
}

std::string neutralOf(const std::string &operation, const std::string &type) {
  if (isExtreme(operation)) return "gpu::Neutral<" + combinerOf(operation) + ", " + type + ">::value";
  if (operation == "*" || operation == "&&") return "1";
  return operation == "&" ? "~(" + type + ")0" : "0";
}

std::string firstOf(const Program &program, const Section &section) {
  const std::string &name = program[section.variable].name;
  return section.first == 0 ? name : name + " + " + std::to_string(section.first);
}

bool mustBeginNeutral(const std::string &operation) {
  return isExtreme(operation) || operation == "&&" || operation == "||";
}

std::string beginNeutral(const Program &program, const KernelReduction &reduction, bool directivesDoSo) {
  const Variable &variable = program[reduction.variable];
  const auto &section = reduction.section;
  return "const gpu::FromNeutral<" + combinerOf(reduction.operation) + ", " +
         (section ? section->type : variable.valueType()) + ", " + std::to_string(section ? section->count : 1) +
         "> gpu_first_" + variable.name + "(" + (section ? firstOf(program, *section) : "&" + variable.name) +
         (directivesDoSo ? ", gpu::hasThreads" : "") + ");";
}

} // namespace warpgrain::openmp
